import { ChipButton } from '@jara/ui/chip';
import { type ChangeEvent, useEffect, useState } from 'react';
import { Field } from '@/shared/ui/field.tsx';
import type { DateRange } from '../api/figures.query.ts';
import { lastDays, PRESETS, rangeProblem, today } from '../model/date-range.ts';

type Props = { readonly range: DateRange; readonly onChange: (range: DateRange) => void };

export function RangePicker({ range: { from, to }, onChange }: Props) {
  // While the two days do not go together, they stand here and not in the address.
  const [typed, setTyped] = useState<DateRange>({ from, to });
  useEffect(() => setTyped({ from, to }), [from, to]);
  const now = new Date();

  const type = (part: Partial<DateRange>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (rangeProblem(next) === undefined) onChange(next);
  };
  const dayField = (label: string, name: keyof DateRange, error?: string) => (
    <Field
      label={label}
      name={name}
      type="date"
      max={today(now)}
      value={typed[name]}
      onChange={(event: ChangeEvent<HTMLInputElement>) => type({ [name]: event.target.value })}
      error={error}
    />
  );

  return (
    <fieldset className="grid gap-3 md:flex md:flex-wrap md:items-end md:gap-4">
      <legend className="sr-only">Days to look at</legend>
      <div className="flex flex-wrap gap-2">
        {PRESETS.map(({ label, days }) => {
          const preset = lastDays(days, now);
          const isShown = preset.from === from && preset.to === to;
          return (
            <ChipButton key={label} pressed={isShown} onPress={() => onChange(preset)}>
              {label}
            </ChipButton>
          );
        })}
      </div>
      <div className="grid grid-cols-2 gap-3 md:w-96">
        {dayField('From', 'from')}
        {dayField('To', 'to', rangeProblem(typed))}
      </div>
    </fieldset>
  );
}
