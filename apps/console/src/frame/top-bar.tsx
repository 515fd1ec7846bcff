import { Icon } from '@jara/ui/icon';
import { Wordmark } from '@jara/ui/wordmark';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { NavigationItem } from '../navigation.ts';
import { NavigationLink } from '../shared/ui/navigation-link.tsx';
import { NewCount } from './new-count.tsx';

type Props = {
  readonly items: readonly NavigationItem[];
  readonly newOrders: number;
  readonly children: ReactNode;
};

/** A tablet and a desktop have the way around here; on a phone it is within reach of a thumb (bottom-bar.tsx). */
export function TopBar({ items, newOrders, children }: Props) {
  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-line border-b bg-surface ps-4 pe-2 md:gap-6 md:ps-6 md:pe-4 print:hidden">
      <Link href="/" aria-label="Jara console" className="inline-flex min-h-11 items-center">
        <Wordmark />
      </Link>
      <nav aria-label="Main" className="hidden min-w-0 flex-1 self-stretch md:block">
        <ul className="pushed-along flex h-full">
          {items.map(({ to, label, icon }) => (
            <li key={to}>
              <NavigationLink
                to={to}
                className="flex h-full min-h-14 items-center gap-2 whitespace-nowrap border-transparent border-b-3 px-2 pt-[3px] xl:px-3 font-medium text-ink-soft -outline-offset-3 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-brand"
              >
                <Icon name={icon} />
                {label}
                <NewCount to={to} newOrders={newOrders} />
              </NavigationLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ms-auto flex items-center gap-2">{children}</div>
    </header>
  );
}
