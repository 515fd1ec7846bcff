import type { Order } from '@jara/contract';
import { SignedInOnly } from '@/features/identity/lazy.ts';
import { useFreshStart } from '@/shared/browser/use-fresh-start.ts';
import { Drawer } from '@/shared/ui/drawer.tsx';
import { orderOf } from '../../model/order-panel.ts';
import { OrderList } from '../list/order-list.tsx';
import { OrderListSkeleton } from '../list/order-list-skeleton.tsx';
import { OrderBody } from '../order/order-body.tsx';
import { OrderSkeleton } from '../order/order-skeleton.tsx';
import { MapStyle } from '../rider/map-style.ts';

export type OrderPanelProps = {
  /** What the address says: an order's id, or anything else for the list. */
  readonly shown: string;
  /** Without one there is no map. */
  readonly mapStyleUrl: string | undefined;
  readonly onPaid: (order: Order) => void;
  readonly onOpen: (id: string) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

/** Spec §2: the list of orders, and one order with a way back to the list. */
export default function OrderPanel({ shown, mapStyleUrl, onPaid, onOpen, onBack, onClose }: OrderPanelProps) {
  const id = orderOf(shown);
  const content = useFreshStart(id);
  const isList = id === undefined;
  return (
    <Drawer
      name={isList ? 'orders' : 'order'}
      open
      onClose={onClose}
      closesOnBack={false}
      title={isList ? 'Your orders' : `Order #${id}`}
      back={isList ? undefined : { label: 'Back to your orders', onBack }}
    >
      <div ref={content} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
        <MapStyle value={mapStyleUrl}>
          <SignedInOnly
            title={isList ? 'Sign in to see your orders' : 'Sign in to see your order'}
            loading={isList ? <OrderListSkeleton /> : <OrderSkeleton />}
          >
            {() => (isList ? <OrderList onOpen={onOpen} /> : <OrderBody key={id} id={id} onPaid={onPaid} />)}
          </SignedInOnly>
        </MapStyle>
      </div>
    </Drawer>
  );
}
