import type { StaffMenu } from '@jara/contract';
import { ErrorState } from '@jara/ui/error-state';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { useMenu } from '../api/use-menu.ts';

type Props = {
  /** Or what it is by the menu, once that is there. */
  readonly title: string | ((menu: Pick<StaffMenu, 'dishes' | 'groups'>) => string);
  readonly children: (menu: StaffMenu) => ReactNode;
};

const NO_MENU = { dishes: [], groups: [] };

/** A screen behind the menu: its title, the way back, and the menu once it is there. */
export function WithMenu({ title, children }: Props) {
  const { menu, error, refetch, isFetching } = useMenu();
  return (
    <div className="mx-auto max-w-2xl">
      <Link href="/menu" className="inline-flex min-h-11 items-center font-semibold text-brand">
        ‹ Menu
      </Link>
      <h1 className="mb-4 text-28 wrap-anywhere">{typeof title === 'string' ? title : title(menu ?? NO_MENU)}</h1>
      {menu && children(menu)}
      {!menu && !error && <ScreenSkeleton />}
      {!menu && error && <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
    </div>
  );
}
