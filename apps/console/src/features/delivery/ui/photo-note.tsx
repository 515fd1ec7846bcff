import type { RiderOrder } from '@jara/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readOrderAgain } from '../api/orders.query.ts';
import { onPhotoSettled, sendPhoto, usePhotoWaits } from '../api/photo-queue.ts';
import { PhotoField } from './photo-field.tsx';

/** Of an order that could not be handed over: how its photo goes, or a way to send one. */
export function PhotoNote({ order }: { readonly order: Pick<RiderOrder, 'id' | 'status' | 'has_photo'> }) {
  const client = useQueryClient();
  useEffect(() => onPhotoSettled(({ action }) => void readOrderAgain(client, action.subjectId)), [client]);
  const isWaiting = usePhotoWaits(order.id);
  if (isWaiting) return <p role="status">The photo is sent as soon as the network allows it.</p>;
  if (order.status !== 'failed') return null;
  const said = order.has_photo ? 'The photo is with support. Another one takes its place.' : 'Support alone sees it.';
  const send = (photo: Blob | undefined) => photo && void sendPhoto(order.id, photo);
  return <PhotoField onPhoto={send} note={said} />;
}
