import { handoverPhotoEndpoints } from '@jara/contract';
import { toast } from '@jara/ui/toast';
import { useSyncExternalStore } from 'react';
import { actions } from '../../../shared/actions/actions.ts';
import { createBrowserQueue } from '../../../shared/actions/browser-queue.ts';
import { call } from '../../../shared/api/call.ts';
import { photoFiles } from '../../../shared/browser/photo-files.ts';

/** Twice as many as a rider has orders. */
const MOST_WAITING = 6;

const waitsForItsReason = (id: number) =>
  actions.state().waiting.some(({ name, subjectId }) => name === 'delivery.fail' && subjectId === id);

/** Beside the queue of actions: the reason goes first, and no photo keeps a step back. */
const photos = createBrowserQueue('console_photos', {
  canSend: ({ subjectId }) => !waitsForItsReason(subjectId),
  async send({ subjectId: orderId }) {
    const file = await photoFiles.get(orderId);
    if (!file) throw new Error('The photo is not in this browser any more. Please take another one.');
    return call(handoverPhotoEndpoints.putHandoverPhoto, { params: { id: String(orderId) }, file });
  },
  mostWaiting: MOST_WAITING,
});

photos.onSettled((result) => {
  const { subjectId: orderId } = result.action;
  void photoFiles.delete(orderId);
  if ('error' in result) toast.error(`#${orderId}: ${(result.error as Error).message}`);
  else toast.success(`#${orderId}: the photo is with support.`);
});
actions.subscribe(photos.resume);
photos.resume();

/** Hears of each photo that was answered in this tab. */
export const onPhotoSettled = photos.onSettled;

/** Stored until the API has answered it. A later one of the order takes its place. */
export async function sendPhoto(orderId: number, photo: Blob): Promise<void> {
  await photoFiles.put(orderId, photo);
  if (photos.add({ name: 'delivery.photo', subjectId: orderId, body: undefined })) return;
  await photoFiles.delete(orderId);
  toast.error('Too many photos wait already. Please send this one once they are gone.');
}

export const usePhotoWaits = (orderId: number): boolean =>
  useSyncExternalStore(photos.subscribe, photos.state).waiting.some((photo) => photo.subjectId === orderId);
