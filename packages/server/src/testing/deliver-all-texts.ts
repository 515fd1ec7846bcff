import { type DeliveryNeeds, deliverText } from '../modules/messages/index.ts';

/** Sends all texts that are due, one after the other, as a worker would. Gives how many were taken by a provider. */
export async function deliverAllTexts(needs: Omit<DeliveryNeeds, 'onFailure'> & Partial<DeliveryNeeds>) {
  let delivered = 0;
  for (;;) {
    const became = await deliverText({ onFailure: () => undefined, ...needs });
    if (became === 'none due') return delivered;
    if (became === 'delivered') delivered += 1;
  }
}
