import type { ActiveOrder } from '@jara/contract';
import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { Icon } from '@jara/ui/icon';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { tracked } from '@/shared/analytics/tracked.ts';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { usePagePath } from '@/shared/browser/address.ts';
import { openLayer, useLayerInAddress } from '@/shared/browser/layers.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { ORDERS_HREF, orderHref } from '@/shared/config/order-href.ts';
import { activeOrdersQuery } from '../../api/tracking.query.ts';
import { ORDER_LIST } from '../../model/order-panel-address.ts';
import { activeOrderText, furthestAlong } from '../../model/text/active-order-text.ts';
import { loadOrderPanel } from '../panel/load-order-panel.ts';

export type ActiveOrdersProps = {
  /** One of the two is shown, by the width of the screen. */
  readonly place: 'header' | 'bottom';
  readonly customerId: number;
};

export default function ActiveOrderBarContent(props: ActiveOrdersProps) {
  return (
    <ApiProvider key={props.customerId}>
      <Bar place={props.place} />
    </ApiProvider>
  );
}

const NONE: readonly ActiveOrder[] = [];

/** Without a network the panel opens only where its code is here already. */
function useOpensPanel(): boolean {
  const [hasCode, setHasCode] = useState(false);
  const isOnline = useIsOnline();
  useEffect(() => {
    loadOrderPanel().then(
      () => setHasCode(true),
      () => undefined,
    );
  }, []);
  return hasCode || isOnline;
}

const PLACES = {
  // Below the bar that leads to the cart it is the quiet one: one colour, one thing to do next.
  bottom:
    'md:hidden group-has-[[data-part=cart-bar]]/bars:border-line group-has-[[data-part=cart-bar]]/bars:border-t group-has-[[data-part=cart-bar]]/bars:bg-surface group-has-[[data-part=cart-bar]]/bars:text-ink',
  header: 'hidden md:block',
} as const;

function Bar({ place }: Pick<ActiveOrdersProps, 'place'>) {
  const { data: orders = NONE, dataUpdatedAt } = useQuery(activeOrdersQuery);
  const isOnline = useIsOnline();
  const { values } = useLayerInAddress('order');
  const here = BASE_PATH + usePagePath();
  const order = furthestAlong(orders);
  if (!order || here === orderHref(order.id) || values.order_id === String(order.id)) return null;
  const others = orders.length - 1;
  const words = activeOrderText(order, isOnline ? undefined : new Date(dataUpdatedAt));
  return (
    <aside
      data-part="order-bar"
      {...tracked('banner', 'active_order', { order_id: order.id })}
      aria-label="Order under way"
      className={clsx(PLACES[place], 'bg-brand text-brand-ink print:hidden')}
    >
      <div className="mx-auto flex max-w-7xl md:px-2">
        <PanelLink shown={String(order.id)} className="min-w-0 flex-1 px-4">
          <Icon name={order.class === 'package_delivery' ? 'package' : 'bag'} />
          <span role="status" className="min-w-0 flex-1 leading-tight md:flex">
            <span className="block truncate max-md:font-normal max-md:text-12">{order.vendor.name}</span>
            <span className="whitespace-pre max-md:sr-only"> · </span>
            {/* What is cut where there is no room is the label: the time is what people look for. */}
            <span className="flex whitespace-pre tabular-nums md:shrink-0">
              <span className="truncate">{words.label}</span>
              {words.time !== undefined && <span className="shrink-0"> · {words.time}</span>}
            </span>
          </span>
          {others === 0 && <Icon name="chevron" className="size-4" />}
        </PanelLink>
        {others > 0 && (
          <PanelLink shown={ORDER_LIST} className="min-w-11 px-4">
            <span>
              +{others}
              <span className="sr-only">{others === 1 ? ' more order' : ' more orders'}</span>
            </span>
            <Icon name="chevron" className="size-4" />
          </PanelLink>
        )}
      </div>
    </aside>
  );
}

type PanelLinkProps = { readonly shown: string; readonly className: string; readonly children: ReactNode };

/** Opens the panel of an order, or that of the list; their page where the panel cannot be had. */
function PanelLink({ shown, className, children }: PanelLinkProps) {
  const opensPanel = useOpensPanel();
  const page = shown === ORDER_LIST ? ORDERS_HREF : orderHref(Number(shown));
  return (
    <a
      href={opensPanel ? `?order_id=${shown}` : page}
      data-needs-code={opensPanel ? '' : undefined}
      onClick={(event) => {
        if (!opensPanel || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openLayer('order', { order_id: shown });
      }}
      className={clsx(className, 'flex min-h-11 items-center gap-2 font-semibold text-14 -outline-offset-3')}
    >
      {children}
    </a>
  );
}
