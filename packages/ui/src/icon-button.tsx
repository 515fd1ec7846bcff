import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

const LOOK = {
  quiet: 'text-ink hover:bg-sunk',
  solid: 'bg-brand text-brand-ink hover:bg-brand/90',
  outline: 'border border-line bg-surface text-brand hover:bg-sunk',
} as const;

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** What it does, for people who cannot see the icon. */
  label: string;
  look?: keyof typeof LOOK;
};

export function IconButton({ icon, label, look = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-pill transition-[transform,background-color,opacity] active:scale-95 disabled:opacity-40 disabled:active:scale-100',
        LOOK[look],
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
