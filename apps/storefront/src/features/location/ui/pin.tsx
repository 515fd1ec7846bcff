import clsx from 'clsx';

/** Stands on the point: its tip is at the bottom. */
export function Pin({ className }: { readonly className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 40" className={clsx('pointer-events-none h-10 w-8 drop-shadow', className)}>
      <path
        d="M16 39S3 25 3 14a13 13 0 0 1 26 0c0 11-13 25-13 25z"
        strokeWidth="2"
        className="fill-brand stroke-surface"
      />
      <circle cx="16" cy="14" r="5" className="fill-surface" />
    </svg>
  );
}
