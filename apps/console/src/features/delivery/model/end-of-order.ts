import type { RiderOrder } from '@jara/contract';

type End = { readonly title: string; readonly text: string };

/**
 * What becomes of an order that has no next step. One that could not be handed over stays with its rider: its customer may
 * ask for another delivery, and after a second failure support decides (Decisions §11).
 */
export function endOf({ id, status, timeline, package_information }: RiderOrder): End {
  if (status === 'success') return { title: 'Delivered', text: `Order #${id} is with its customer.` };
  if (status !== 'failed') return { title: 'Nothing more to do', text: `Order #${id} is not with you any more.` };
  const wasSentAgain = timeline.some(({ action }) => action === 'ORDER_REDELIVERY_REQUESTED');
  const what = package_information ? 'the package' : 'the food';
  return {
    title: `Keep ${what} with you`,
    text: wasSentAgain
      ? `Order #${id} could not be handed over twice. Support decides what happens to ${what}, and calls you.`
      : `Order #${id} could not be handed over. The customer can call you, and has an hour to ask for another delivery: it is then among your orders again. After that, support says what to do with ${what}.`,
  };
}
