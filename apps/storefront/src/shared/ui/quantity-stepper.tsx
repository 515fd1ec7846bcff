import { IconButton } from '@jara/ui/icon-button';

type QuantityStepperProps = {
  /** What is counted: 'Jollof rice'. */
  label: string;
  value: number;
  onChange: (next: number) => void;
  min?: number;
  max?: number;
};

export function QuantityStepper({
  label,
  value,
  onChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
}: QuantityStepperProps) {
  return (
    <fieldset aria-label={`Quantity of ${label}`} className="inline-flex items-center gap-1">
      <IconButton
        icon="minus"
        label={`Remove one ${label}`}
        look="outline"
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output className="min-w-8 text-center font-semibold text-16 tabular-nums">{value}</output>
      <IconButton
        icon="plus"
        label={`Add one ${label}`}
        look="solid"
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  );
}
