import { readTime, timeText } from '../model/week.ts';

type Props = { readonly label: string; readonly value: number; readonly onChange: (time: number) => void };

/** A time of day, as the device itself lets it be chosen. */
export function TimeInput({ label, value, onChange }: Props) {
  return (
    <input
      type="time"
      required
      aria-label={label}
      value={timeText(value)}
      onChange={(event) => {
        const time = readTime(event.target.value);
        if (time !== undefined) onChange(time);
      }}
      className="min-h-11 rounded-card border border-ink-soft/70 bg-surface px-3 text-16 text-ink tabular-nums"
    />
  );
}
