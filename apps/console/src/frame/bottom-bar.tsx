import { Icon } from '@jara/ui/icon';
import type { NavigationItem } from '../navigation.ts';
import { NavigationLink } from '../shared/ui/navigation-link.tsx';
import { NewCount } from './new-count.tsx';

type Props = { readonly items: readonly NavigationItem[]; readonly newOrders: number };

/** A phone's way around, within reach of a thumb. What does not fit is pushed along. */
export function BottomBar({ items, newOrders }: Props) {
  if (items.length < 2) return null;
  return (
    <nav
      aria-label="Main"
      className="pb-safe sticky bottom-0 z-20 border-line border-t bg-surface md:hidden short:static print:hidden"
    >
      <ul className="pushed-along flex">
        {items.map(({ to, label, icon }) => (
          <li key={to} className="min-w-[20%] flex-1">
            <NavigationLink
              to={to}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 font-medium text-12 text-ink-soft -outline-offset-3 aria-[current=page]:text-brand"
            >
              <Icon name={icon} className="size-6" />
              <span className="inline-flex items-center gap-1">
                {label}
                <NewCount to={to} newOrders={newOrders} />
              </span>
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
