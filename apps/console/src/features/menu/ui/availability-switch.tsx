import { AVAILABILITIES, type Availability } from '@jara/contract';
import clsx from 'clsx';
import { useId } from 'react';

const LABEL = { available: 'Available', gone_today: 'Gone today', gone: 'Gone' } as const satisfies Record<
  Availability,
  string
>;
const CHOSEN = {
  available: 'has-checked:bg-brand has-checked:text-brand-ink',
  gone_today: 'has-checked:bg-sun has-checked:text-[#1C1917]',
  gone: 'has-checked:bg-pepper has-checked:text-ground',
} as const satisfies Record<Availability, string>;

type Props = {
  readonly name: string;
  readonly value: Availability;
  readonly onChange: (value: Availability) => void;
};

/** Three answers beside each other, each as high as a wet thumb needs. */
export function AvailabilitySwitch({ name, value, onChange }: Props) {
  const group = useId();
  return (
    <fieldset className="flex w-full overflow-hidden rounded-pill border border-line bg-surface md:w-auto">
      <legend className="sr-only">{name}</legend>
      {AVAILABILITIES.map((each) => (
        <label
          key={each}
          className={clsx(
            'flex min-h-12 flex-1 cursor-pointer select-none items-center justify-center whitespace-nowrap px-3 text-center font-semibold text-14 text-ink-soft transition-[background-color] has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:-outline-offset-3 md:px-4',
            CHOSEN[each],
          )}
        >
          <input
            type="radio"
            name={group}
            checked={value === each}
            onChange={() => onChange(each)}
            className="sr-only"
          />
          {LABEL[each]}
        </label>
      ))}
    </fieldset>
  );
}
