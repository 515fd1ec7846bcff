import type { ComponentProps } from 'react';

/** Markup of the page; OwnRowsHost answers a tap until the rows' own code is there. */
export const AskForRows = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    {...props}
    className="row-ask min-h-11 w-full rounded-pill border border-line font-semibold text-14 text-brand aria-busy:opacity-60"
  >
    Show what you ordered before
  </button>
);
