import { trackingEndpoints } from '@jara/contract';
import { callApiWithMessage } from '@/shared/api/browser.ts';

/** Spec §7: the customer says that they have it. The answer's message is shown. */
export const completeOrder = (id: number) =>
  callApiWithMessage(trackingEndpoints.completeOrder, { params: { id: String(id) } });
