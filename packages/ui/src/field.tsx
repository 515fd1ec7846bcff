import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

export type FieldProps = Omit<ComponentProps<'input'>, 'className'> & {
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

const BOX =
  'flex min-h-12 items-center rounded-card border bg-surface transition-[border-color] focus-within:outline-3 focus-within:outline-brand focus-within:outline-offset-1';
const CONTROL =
  'min-w-0 flex-1 bg-transparent px-4 py-3 text-16 text-ink outline-none placeholder:text-ink-soft disabled:cursor-not-allowed';

export function Field({ label, hint, error, isQuiet = false, leading, rows, ...control }: FieldProps) {
  const ownId = useId();
  const { id = ownId, disabled = false } = control;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const isWrong = error !== undefined;
  const describedBy = [hint && hintId, isWrong && errorId].filter(Boolean).join(' ');
  // They take the same attributes.
  const Control = rows === undefined ? 'input' : ('textarea' as unknown as 'input');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-14">
        {label}
      </label>
      <span className={clsx(BOX, isWrong ? 'border-pepper' : 'border-ink-soft/70', disabled && 'bg-sunk opacity-75')}>
        {leading ? <span className="ps-4 text-ink-soft">{leading}</span> : null}
        <Control
          {...control}
          {...(rows !== undefined && { rows })}
          id={id}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy || undefined}
          className={CONTROL}
        />
      </span>
      {hint ? (
        <p id={hintId} className="text-14 text-ink-soft">
          {hint}
        </p>
      ) : null}
      {isWrong ? (
        <p id={errorId} role={isQuiet ? undefined : 'alert'} className="font-medium text-14 text-pepper">
          {error}
        </p>
      ) : null}
    </div>
  );
}
