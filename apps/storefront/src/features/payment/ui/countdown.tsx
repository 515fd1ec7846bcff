import { Spinner } from '@jara/ui/spinner';

const pad = (count: number) => String(count).padStart(2, '0');

/** '1:40'. A screen reader reads it when asked and is not told of every second. */
export function Countdown({ secondsLeft }: { readonly secondsLeft: number }) {
  return (
    <p className="flex items-center gap-3 text-brand">
      <Spinner />
      <span
        role="timer"
        aria-label="Time left to approve"
        className="price font-display font-semibold text-36 text-ink"
      >
        {Math.floor(secondsLeft / 60)}:{pad(secondsLeft % 60)}
      </span>
    </p>
  );
}
