import type { StartedPayment } from '@jara/contract';
import { addLayer } from '@/shared/browser/use-close-on-back.ts';

/** How a provider's window in the page ended, by its own account. What it says of the money is not believed. */
export type WindowEnd = 'finished' | 'closed' | 'failed';

export type OpenWindow = (started: StartedPayment) => Promise<WindowEnd>;

/** Until a window says how it ended. `open` gives what closes it: Back does that first, before what lies behind it. */
export async function windowEnd(open: (end: (how: WindowEnd) => void) => (() => void) | undefined): Promise<WindowEnd> {
  let close: (() => void) | undefined;
  let end: (how: WindowEnd) => void = () => undefined;
  const ended = new Promise<WindowEnd>((resolve) => {
    end = resolve;
  });
  const removeLayer = addLayer(() => {
    close?.();
    end('closed');
  });
  try {
    close = open(end);
    return await ended;
  } finally {
    removeLayer();
  }
}
