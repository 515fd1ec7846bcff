import type { TimeZone } from '@jara/contract';
import { dateIn, dayText } from '@jara/domain/preorder';
import { useId } from 'react';

type Props = {
  readonly dates: readonly string[];
  readonly zone: TimeZone;
  readonly now: Date;
  readonly value: string;
  readonly onChange: (date: string) => void;
};

export function DayChoice({ dates, zone, now, value, onChange }: Props) {
  const name = useId();
  const today = dateIn(zone, now);
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-14">Day</legend>
      <div className="flex flex-wrap gap-2">
        {dates.map((date) => (
          <label
            key={date}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-pill border border-line bg-surface px-4 font-medium text-14 hover:bg-sunk has-checked:border-brand has-checked:bg-brand has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={date === value}
              onChange={() => onChange(date)}
              className="sr-only"
            />
            {date === today ? 'Today' : dayText(date)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
