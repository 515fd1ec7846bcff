import type { OrderHistory } from '@jara/contract';
import { formatMoment } from '../model/format-moment.ts';
import { OFFER_ANSWER } from '../model/labels.ts';
import { RecordRow, Soft } from './order-record.tsx';
import { PhotoButton } from './photo-button.tsx';
import { Section } from './section.tsx';

/** To whom the order was offered and what came of it, and the photo of a hand-over that failed. */
export function OrderOffers({ history: { order, offers, photo_taken_at } }: { readonly history: OrderHistory }) {
  if (offers.length === 0 && photo_taken_at === null) return null;
  return (
    <Section title="Riders">
      <ol className="divide-y divide-line">
        {offers.map(({ rider, offered_at, expires_at, answer }) => (
          <RecordRow key={offered_at} what={`Offered to ${rider.name}`} when={offered_at}>
            <Soft>{answer === null ? `Open until ${formatMoment(expires_at)}` : OFFER_ANSWER[answer]}</Soft>
          </RecordRow>
        ))}
        {photo_taken_at !== null && (
          <RecordRow what="Photo of the failed hand-over" when={photo_taken_at}>
            <PhotoButton orderId={order.id} takenAt={photo_taken_at} />
          </RecordRow>
        )}
      </ol>
    </Section>
  );
}
