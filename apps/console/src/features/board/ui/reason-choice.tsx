import { useId } from 'react';

type Props = {
  readonly reasons: readonly string[];
  readonly value: string;
  readonly onChange: (reason: string) => void;
};

/** One reason of a few. As the radio cards of packages/ui, without their weight. */
export function ReasonChoice({ reasons, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-14">Why?</legend>
      {reasons.map((reason) => (
        <label
          key={reason}
          className="flex min-h-12 items-center gap-3 rounded-card border border-line px-4 py-2 has-checked:border-brand has-checked:bg-brand/5"
        >
          <input
            type="radio"
            name={name}
            checked={value === reason}
            onChange={() => onChange(reason)}
            className="size-5 shrink-0 accent-brand"
          />
          {reason}
        </label>
      ))}
    </fieldset>
  );
}
