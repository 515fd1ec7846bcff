import { Skeleton } from '@jara/ui/skeleton';
import type { ComponentProps } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';

export const AskForRows = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    {...tapped('button', 'show_rows')}
    {...props}
    className="row-ask min-h-11 w-full rounded-pill border border-line font-semibold text-14 text-brand aria-busy:opacity-60"
  >
    Show what you ordered before
  </button>
);

/** What stands in the rows' place until they are there (globals.css: `data-rows`). */
export const RowsRoom = (ask: ComponentProps<'button'>) => (
  <>
    <AskForRows {...ask} />
    <div className="row-again" aria-hidden="true">
      <Skeleton className="mt-7 h-16" />
    </div>
    <div className="row-liked" aria-hidden="true">
      <Skeleton className="mt-7 h-11" />
    </div>
  </>
);
