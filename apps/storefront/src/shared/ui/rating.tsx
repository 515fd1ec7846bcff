/** `value` is out of 5; null means that nobody has rated yet. */
export function Rating({ value, count }: { value: number | null; count?: number }) {
  if (value === null) {
    return <span className="font-medium text-14 text-ink-soft">New</span>;
  }
  const shown = value.toFixed(1);
  const counted = count === undefined ? '' : ` by ${count} ${count === 1 ? 'person' : 'people'}`;
  return (
    <span className="inline-flex items-center gap-1 text-14">
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 shrink-0 fill-sun">
        <path d="m10 1.6 2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.6l-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
      </svg>
      <span className="sr-only">{`Rated ${shown} out of 5${counted}`}</span>
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {shown}
      </span>
      {count === undefined ? null : (
        <span aria-hidden="true" className="text-ink-soft tabular-nums">
          ({count.toLocaleString('en-NG')})
        </span>
      )}
    </span>
  );
}
