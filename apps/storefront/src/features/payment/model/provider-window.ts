import type { StartedPayment } from '@jara/contract';
import { addLayer } from '@/shared/browser/use-close-on-back.ts';

/** How a provider's window in the page ended, by its own account. What it says of the money is not believed. */
export type WindowEnd = 'finished' | 'closed' | 'failed';

export type OpenWindow = (started: StartedPayment) => Promise<WindowEnd>;

/** Until a window says how it ended. `open` gives what closes it: Back does that first, before what lies behind it. */
export function windowEnd(open: (end: (how: WindowEnd) => void) => (() => void) | undefined): Promise<WindowEnd> {
  return new Promise((resolve, reject) => {
    let close: (() => void) | undefined;
    const removeLayer = addLayer(() => {
      close?.();
      end('closed');
    });
    const end = (how: WindowEnd) => {
      removeLayer();
      resolve(how);
    };
    try {
      close = open(end);
    } catch (error) {
      removeLayer();
      reject(error);
    }
  });
}
