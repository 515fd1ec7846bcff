import { ChipButton } from '@jara/ui/chip';
import { Field } from '@jara/ui/field';
import { type ChangeEvent, useEffect, useState } from 'react';
import { type DateRange, type RangeLimit, rangeProblem, today } from './date-range.ts';

type Props = {
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly presets: readonly { readonly label: string; readonly range: DateRange }[];
  readonly limit: RangeLimit;
};

export function RangePicker({ range: { from, to }, onChange, presets, limit }: Props) {
  // While the two days do not go together, they stand here and not in the address.
  const [typed, setTyped] = useState<DateRange>({ from, to });
  useEffect(() => setTyped({ from, to }), [from, to]);

  const type = (part: Partial<DateRange>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (rangeProblem(next, limit) === undefined) onChange(next);
  };
  const dayField = (label: string, name: keyof DateRange, error?: string) => (
    <Field
      label={label}
      name={name}
      type="date"
      max={today(new Date())}
      value={typed[name]}
      onChange={(event: ChangeEvent<HTMLInputElement>) => type({ [name]: event.target.value })}
      error={error}
    />
  );

  return (
    <fieldset className="grid gap-3 md:flex md:flex-wrap md:items-end md:gap-4">
      <legend className="sr-only">Days to look at</legend>
      <div className="flex flex-wrap gap-2">
        {presets.map(({ label, range }) => (
          <ChipButton key={label} pressed={range.from === from && range.to === to} onPress={() => onChange(range)}>
            {label}
          </ChipButton>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3 md:w-96">
        {dayField('From', 'from')}
        {dayField('To', 'to', rangeProblem(typed, limit))}
      </div>
    </fieldset>
  );
}
