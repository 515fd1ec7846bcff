import { Suspense } from 'react';
import { LikeListener } from '@/features/catalog/index.ts';
import { IdentityHost } from '@/features/identity/index.ts';
import { AddressLayer, countryInUse } from '@/features/location/index.ts';
import { LiveOrdersHost } from '@/features/orders/index.ts';
import { OutstandingPayment } from '@/features/wallet/index.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { setDataOwner } from '@/shared/browser/data-owner.ts';
import { CartRoot } from './cart/cart-root.tsx';
import { CourierRoot } from './courier-root.tsx';
import { FailsAlone } from './fails-alone.tsx';
import { OrdersRoot } from './orders/orders-root.tsx';

// Before any of the roots reads what is kept. Not in the session itself, which the first view brings: it has to be light.
if (typeof window !== 'undefined') browserSession().onHandOver(setDataOwner);

export type RootsProps = { readonly mapStyleUrl: string | undefined; readonly smsInbox: string | undefined };

/** Shows nothing by itself: the dialogs that an address opens, the cart and its copy, the live orders, hearts, sign-in. */
export const Roots = ({ mapStyleUrl, smsInbox }: RootsProps) =>
  [
    <CartRoot key="cart" />,
    <LikeListener key="likes" />,
    <AddressLayer key="address" mapStyleUrl={mapStyleUrl} />,
    <OutstandingPayment key="outstanding payment" />,
    <CourierRoot key="courier" mapStyleUrl={mapStyleUrl} />,
    <OrdersRoot key="orders" mapStyleUrl={mapStyleUrl} />,
    <LiveOrdersHost key="live orders" />,
    <IdentityHost key="identity" smsInbox={smsInbox} countryInUse={countryInUse} />,
  ].map((root) => (
    <FailsAlone key={root.key}>
      <Suspense>{root}</Suspense>
    </FailsAlone>
  ));
