import { FILTER_STATUSES, STATUS_LABEL } from '@jara/domain/order';
import { ChipLink } from '@jara/ui/chip';
import { type MouseEvent, useEffect, useRef } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { useLayerInAddress } from '@/shared/browser/layers.ts';
import { filterOf } from '../../model/order-panel.ts';

/** The chosen status is kept in the address, of the page as of the panel. */
export function useOrderFilter() {
  const { values, show } = useLayerInAddress('order');
  return {
    status: filterOf(values.order_status),
    hrefOf: (status: string | undefined) => {
      const kept = { ...(values.order_id && { order_id: values.order_id }), ...(status && { order_status: status }) };
      return `?${new URLSearchParams(kept)}`;
    },
    choose: (status: string | undefined) => show({ order_status: status }, 'replace'),
  };
}

/** Spec §9: what the list can be narrowed to. */
export function OrderFilter() {
  const { status: chosen, hrefOf, choose } = useOrderFilter();
  const chip = (status: string | undefined, label: string) => ({
    ...tapped('button', 'order_filter', { choice: status ?? 'all' }),
    href: hrefOf(status),
    current: chosen === status,
    children: label,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      choose(status);
    },
  });
  // The chosen one may be beyond the edge.
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  return (
    <nav aria-label="Orders by status" data-choice="one">
      <ul ref={list} className="scroll-row" data-base-ui-swipe-ignore="">
        <li className="shrink-0">
          <ChipLink {...chip(undefined, 'All')} />
        </li>
        {FILTER_STATUSES.map((status) => (
          <li key={status} className="shrink-0">
            <ChipLink {...chip(status, STATUS_LABEL[status])} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
