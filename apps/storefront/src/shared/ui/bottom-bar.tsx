import type { IconName } from '@jara/ui/icon';
import { Icon } from '@jara/ui/icon';
import type { ReactNode } from 'react';
import { tapped } from '../analytics/tracked.ts';

export type BottomBarItem = {
  label: string;
  href: string;
  icon: IconName;
  /** How many wait there, for the cart. */
  count?: number;
};

/** The id of the place above it for the bar that leads to the cart. */
export const VIEW_CART_PLACE = 'view-cart';

/** However large the text, five names stand beside each other. */
export const BAR_ITEM =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 font-medium text-[length:min(0.75rem,5vw)] leading-4 text-ink-soft -outline-offset-3 aria-[current=page]:text-brand';

type Props = {
  items: BottomBarItem[];
  /** The address of the page. */
  here: string;
  /** More entries, each an `li`. */
  children?: ReactNode;
};

/** A phone's way around, within reach of a thumb. A desktop has the header instead. */
export function BottomBar({ items, here, children }: Props) {
  return (
    <nav aria-label="Main" className="pb-safe border-line border-t bg-surface md:hidden">
      <ul className="flex">
        {items.map((item) => (
          <li key={item.href} className="min-w-0 flex-1">
            <a
              href={item.href}
              aria-current={item.href.split('#')[0] === here ? 'page' : undefined}
              {...tapped('button', item.label.toLowerCase())}
              className={BAR_ITEM}
            >
              <span className="relative">
                <Icon name={item.icon} className="size-6" />
                {item.count ? <Count count={item.count} /> : null}
              </span>
              {item.label}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="absolute -top-1.5 left-3.5 min-w-5 rounded-pill bg-brand px-1 text-center font-semibold text-12 text-brand-ink tabular-nums">
      {count > 99 ? '99+' : count}
    </span>
  );
}
