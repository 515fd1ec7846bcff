import type { StartedPayment } from '@jara/contract';

/** How a provider's window in the page ended, by its own account. What it says of the money is not believed. */
export type WindowEnd = 'finished' | 'closed' | 'failed';

export type OpenWindow = (started: StartedPayment) => Promise<WindowEnd>;
