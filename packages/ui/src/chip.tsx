import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

const SHAPE =
  'inline-flex min-h-11 max-w-full shrink-0 select-none items-center gap-1.5 rounded-pill border px-4 font-medium text-14 transition-[transform,background-color] active:scale-[0.97]';
const PLAIN = 'border-line bg-surface text-ink hover:bg-sunk';

type ChipLinkProps = Omit<ComponentProps<'a'>, 'className'> & { current?: boolean; children: ReactNode };

/** A filter that is kept in the address, so that it works before any code has come and can be shared. */
export function ChipLink({ current = false, children, ...rest }: ChipLinkProps) {
  return (
    <a
      {...rest}
      aria-current={current ? 'true' : undefined}
      // By attributes alone, so that a tap can show its choice before the page that confirms it has come.
      className={clsx(SHAPE, PLAIN, 'group chosen:border-brand chosen:bg-brand chosen:text-brand-ink')}
    >
      <Icon name="check" className="hidden size-4 group-chosen:block" />
      {children}
    </a>
  );
}

type ChipButtonProps = { pressed: boolean; onPress: () => void; children: ReactNode; name?: string };

/** One of several answers of a form, on or off. */
export function ChipButton({ pressed, onPress, children, name }: ChipButtonProps) {
  return (
    <button
      type="button"
      name={name}
      aria-pressed={pressed}
      onClick={onPress}
      className={clsx(SHAPE, pressed ? 'border-brand bg-brand text-brand-ink' : PLAIN)}
    >
      {pressed && <Icon name="check" className="size-4" />}
      {children}
    </button>
  );
}
