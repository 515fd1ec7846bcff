import { type ReactNode, useId } from 'react';

type Props = {
  readonly label: string;
  readonly detail?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
};

/** One thing to agree to or not. A tap anywhere on it counts. */
export function Checkbox({ label, detail, checked, onChange, disabled = false }: Props) {
  const id = useId();
  const labelId = useId();
  const detailId = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 items-center gap-3 py-1 has-disabled:cursor-not-allowed has-disabled:opacity-60"
    >
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-labelledby={labelId}
        aria-describedby={detail ? detailId : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-brand"
      />
      <span className="min-w-0 flex-1">
        <span id={labelId} className="block font-medium">
          {label}
        </span>
        {detail ? (
          <span id={detailId} className="block text-14 text-ink-soft">
            {detail}
          </span>
        ) : null}
      </span>
    </label>
  );
}
