import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

const LOOK = {
  primary: 'bg-brand text-brand-ink hover:bg-brand/90',
  secondary: 'border border-line bg-surface text-ink hover:bg-sunk',
  quiet: 'text-brand hover:bg-sunk',
  danger: 'bg-pepper text-ground hover:bg-pepper/90',
} as const;

type Look = { look?: keyof typeof LOOK | undefined; wide?: boolean | undefined };

const SHAPE =
  'inline-flex min-h-11 select-none items-center justify-center gap-2 rounded-pill px-5 py-2 text-center font-semibold text-16 transition-[transform,background-color,opacity] active:scale-[0.98]';

function classesFor({ look = 'primary', wide = false }: Look, className: string | undefined): string {
  return clsx(SHAPE, LOOK[look], wide && 'w-full', className);
}

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Look & {
    disabled?: boolean;
    /** What is going on, in words ('Placing order…'). While set, the button keeps focus and does nothing. */
    loading?: string | false;
  };

export function Button({ look, wide, loading, disabled = false, type, onClick, children, ...rest }: ButtonProps) {
  const busy = Boolean(loading);
  return (
    <button
      {...rest}
      // A submit button that is busy must not submit again.
      type={busy ? 'button' : (type ?? 'button')}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={clsx(
        classesFor({ look, wide }, rest.className),
        (disabled || busy) && 'active:scale-100',
        disabled && 'opacity-45',
      )}
    >
      {busy ? <Spinner /> : null}
      {busy ? loading : children}
    </button>
  );
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & Look & { className?: string; children: ReactNode };

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({ look, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classesFor({ look, wide }, className)}>
      {children}
    </a>
  );
}
