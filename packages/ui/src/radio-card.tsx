import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { useId } from 'react';

export type RadioCardOption<Value extends string> = {
  value: Value;
  title: string;
  detail?: string;
  /** At the end of the card: a price, a balance. */
  trailing?: ReactNode;
  disabled?: boolean;
};

type RadioCardsProps<Value extends string> = {
  /** The question that the cards answer. */
  label: string;
  options: RadioCardOption<Value>[];
  /** null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
};

export function RadioCards<Value extends string>({ label, options, value, onChange }: RadioCardsProps<Value>) {
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className="mb-2 font-medium text-14">
        {label}
      </p>
      <RadioGroup<Value | null>
        aria-labelledby={labelId}
        value={value}
        onValueChange={(chosen) => chosen !== null && onChange(chosen)}
        className="flex flex-col gap-2"
      >
        {options.map((option) => (
          <RadioCard key={option.value} option={option} />
        ))}
      </RadioGroup>
    </div>
  );
}

function RadioCard({ option }: { option: RadioCardOption<string> }) {
  const radioId = useId();
  const titleId = useId();
  const detailId = useId();
  return (
    <label
      htmlFor={radioId}
      className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 transition-[background-color] hover:bg-sunk has-data-checked:border-brand has-data-checked:bg-brand/8 has-data-disabled:cursor-not-allowed has-data-disabled:opacity-50"
    >
      <Radio.Root
        id={radioId}
        value={option.value}
        disabled={option.disabled ?? false}
        aria-labelledby={titleId}
        aria-describedby={option.detail ? detailId : undefined}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-pill border-2 border-ink-soft bg-surface data-checked:border-brand"
      >
        <Radio.Indicator className="size-3 rounded-pill bg-brand" />
      </Radio.Root>
      <span className="min-w-0 flex-1">
        <span id={titleId} className="block font-medium">
          {option.title}
        </span>
        {option.detail ? (
          <span id={detailId} className="block text-14 text-ink-soft">
            {option.detail}
          </span>
        ) : null}
      </span>
      {option.trailing}
    </label>
  );
}
