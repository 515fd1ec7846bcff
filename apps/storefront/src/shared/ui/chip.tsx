import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

function classesFor(selected: boolean): string {
  return clsx(
    'inline-flex min-h-11 shrink-0 select-none items-center gap-1.5 whitespace-nowrap rounded-pill border px-4 font-medium text-14 transition-[transform,background-color] active:scale-[0.97]',
    selected ? 'border-brand bg-brand text-brand-ink' : 'border-line bg-surface text-ink hover:bg-sunk',
  );
}

type ChipProps = Omit<ComponentProps<'button'>, 'className'> & { pressed: boolean; children: ReactNode };

/** A filter that is on or off. */
export function Chip({ pressed, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={classesFor(pressed)}>
      {pressed ? <Icon name="check" className="size-4" /> : null}
      {children}
    </button>
  );
}

type ChipLinkProps = Omit<ComponentProps<'a'>, 'className'> & { current?: boolean; children: ReactNode };

/** A filter that is kept in the address, so that it works before any code has come and can be shared. */
export function ChipLink({ current = false, children, ...rest }: ChipLinkProps) {
  return (
    <a {...rest} aria-current={current ? 'true' : undefined} className={classesFor(current)}>
      {current ? <Icon name="check" className="size-4" /> : null}
      {children}
    </a>
  );
}
