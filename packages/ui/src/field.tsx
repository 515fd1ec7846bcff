import { Field as BaseField } from '@base-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';

export type FieldProps = Omit<ComponentProps<typeof BaseField.Control>, 'className' | 'render'> & {
  label: string;
  hint?: string | undefined;
  /** Why the value was refused. While set, the field is marked wrong and a screen reader says so. */
  error?: string | undefined;
  /** The form itself says that something was refused: one message instead of one for each field. */
  isQuiet?: boolean;
  /** Before the value: a currency sign, a country's code. */
  leading?: ReactNode;
  /** More than one line; how many to show. */
  rows?: number | undefined;
};

const CONTROL =
  'min-w-0 flex-1 bg-transparent px-4 py-3 text-16 text-ink outline-none placeholder:text-ink-soft disabled:cursor-not-allowed';

export function Field({ label, hint, error, isQuiet = false, leading, rows, disabled, ...control }: FieldProps) {
  return (
    <BaseField.Root invalid={error !== undefined} disabled={disabled ?? false} className="flex flex-col gap-1.5">
      <BaseField.Label className="font-medium text-14">{label}</BaseField.Label>
      <span className="flex min-h-12 items-center rounded-card border border-ink-soft/70 bg-surface transition-[border-color] focus-within:outline-3 focus-within:outline-brand focus-within:outline-offset-1 has-data-disabled:bg-sunk has-data-disabled:opacity-75 has-data-invalid:border-pepper">
        {leading ? <span className="ps-4 text-ink-soft">{leading}</span> : null}
        <BaseField.Control
          {...control}
          {...(rows !== undefined && { render: <textarea rows={rows} /> })}
          className={CONTROL}
        />
      </span>
      {hint ? <BaseField.Description className="text-14 text-ink-soft">{hint}</BaseField.Description> : null}
      <BaseField.Error
        match={error !== undefined}
        role={isQuiet ? undefined : 'alert'}
        className="font-medium text-14 text-pepper"
      >
        {error}
      </BaseField.Error>
    </BaseField.Root>
  );
}
