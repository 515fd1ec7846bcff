import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIsLive } from '../../../shared/live/live.ts';
import { riderStateQuery } from '../api/duty.query.ts';
import { offersQuery } from '../api/offers.query.ts';

const OfferSheet = lazy(async () => ({ default: (await import('./offer-sheet.tsx')).OfferSheet }));

/** Above every screen of a rider on duty. */
export function Offers() {
  const { data: state } = useQuery(riderStateQuery());
  const { data: offers = [] } = useQuery(offersQuery(state?.on_duty ?? false, useIsLive()));
  const [closed, setClosed] = useState<number>();
  const [offer] = offers;
  if (!offer) return null;
  return (
    <Suspense>
      <OfferSheet key={offer.id} offer={offer} open={offer.id !== closed} onClose={() => setClosed(offer.id)} />
    </Suspense>
  );
}
