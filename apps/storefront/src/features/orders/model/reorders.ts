import type { DataOf, reorderEndpoints } from '@jara/contract';
import { listeners } from '@jara/ui/browser/listeners';

/** A cart that an old order was put into. */
export type ReorderedCart = DataOf<typeof reorderEndpoints.reorder>;

const reorders = listeners<ReorderedCart>();

export const announceReorder = reorders.notify;

/** Orders know no cart: whoever has one shows it. */
export const subscribeToReorders = reorders.subscribe;
