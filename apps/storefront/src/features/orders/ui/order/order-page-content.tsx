import type { ComponentProps } from 'react';
import { SignedInOnly } from '@/features/identity/lazy.ts';
import { MapStyle } from '../rider/map-style.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

type Props = ComponentProps<typeof OrderView> & {
  /** Without one there is no map. */
  readonly mapStyleUrl: string | undefined;
};

/** One's own order. The server's page holds nothing of anybody's (ADR 14). */
export const OrderPageContent = ({ mapStyleUrl, ...order }: Props) => (
  <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4">
    <MapStyle value={mapStyleUrl}>
      <SignedInOnly title="Sign in to see your order" loading={<OrderSkeleton />}>
        {() => <OrderView {...order} />}
      </SignedInOnly>
    </MapStyle>
  </div>
);
