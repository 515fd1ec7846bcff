import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'a'>, 'className'> & {
  readonly picture: ReactNode;
  readonly current?: boolean;
  readonly children: ReactNode;
};

/** A choice with a picture above its name: beside it where there is room. */
export function TileLink({ picture, current = false, children, ...rest }: Props) {
  return (
    <a
      {...rest}
      aria-current={current ? 'true' : undefined}
      // By attributes alone, as a chip.
      className="group flex shrink-0 select-none flex-col items-center gap-0.5 whitespace-nowrap rounded-card px-1 font-medium text-12 text-ink-soft -outline-offset-3 hover:text-ink chosen:font-semibold chosen:text-brand md:flex-row md:gap-2 md:pe-3 md:text-14"
    >
      <span className="flex h-11 w-15 items-center justify-center rounded-card bg-sunk group-hover:bg-line group-chosen:ring-2 group-chosen:ring-brand group-chosen:ring-inset">
        {picture}
      </span>
      {children}
    </a>
  );
}
