import { useRef } from 'react';
import { useLayerInAddress } from '@/shared/browser/layers.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import { ORDER_LIST } from '../../model/order-panel-address.ts';
import { loadOrderPanel } from './load-order-panel.ts';
import type { OrderPanelProps } from './order-panel.tsx';

const OrderPanel = lazyDialog(loadOrderPanel);

/** Part of every page. Spec §2: `order_id` without the mobile-money flag opens the panel, whose code comes then. */
export function OrderPanelHost(props: Pick<OrderPanelProps, 'mapStyleUrl' | 'onPaid'>) {
  const { values, show, close } = useLayerInAddress('order');
  const { momo } = useLayerInAddress('momo').values;
  const openedFromList = useRef<string>(undefined);
  const { order_id } = values;
  if (order_id === undefined || momo !== undefined) return null;
  const open = (id: string) => {
    openedFromList.current = id;
    show({ order_id: id }, 'push');
  };
  // Where the list is one step below, going there leaves nothing behind that Back would have to pass again.
  const back = () => {
    if (openedFromList.current === order_id) window.history.back();
    else show({ order_id: ORDER_LIST });
  };
  return <OrderPanel {...props} shown={order_id} onOpen={open} onBack={back} onClose={close} />;
}
