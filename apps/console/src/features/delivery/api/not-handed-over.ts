import type { DeliveryFault } from '@jara/contract';
import { actions } from '../../../shared/actions/actions.ts';
import { sendPhoto } from './photo-queue.ts';

type Failed = { readonly reason: string; readonly fault: DeliveryFault | null };

/** Both wait for the line, if they have to, and outlast the page. */
export async function sayNotHandedOver(orderId: number, body: Failed, photo: Blob | undefined): Promise<void> {
  actions.add({ name: 'delivery.fail', subjectId: orderId, body });
  if (photo) await sendPhoto(orderId, photo);
}
