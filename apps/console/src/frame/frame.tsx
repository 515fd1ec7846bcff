import { SkipLink } from '@jara/ui/skip-link';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { NAVIGATION } from '../navigation.ts';
import type { Member } from '../shared/api/session.ts';
import { PassAgainPlace } from '../shared/second-factor/pass-again-place.tsx';
import { AccountButton } from './account-button.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Connection } from './connection.tsx';
import { TopBar } from './top-bar.tsx';

type Counting = ComponentType<{ readonly onCount: (count: number) => void }>;

/** Without it the screens work all the same. */
const NewOrders = lazy(async (): Promise<{ default: Counting }> => {
  const board = await import('../features/board/index.ts').catch(() => undefined);
  return { default: board?.NewOrders ?? (() => null) };
});

const RoleFrame = lazy(async () => ({ default: (await import('./role-frame.tsx')).RoleFrame }));

/** What surrounds every screen: a bar at the top, and on a phone one at the bottom. */
export function Frame({ member, children }: { readonly member: Member; readonly children: ReactNode }) {
  const items = NAVIGATION[member.role];
  const [newOrders, setNewOrders] = useState(0);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar items={items} newOrders={newOrders}>
        <Connection />
        {member.role === 'vendor' && (
          <Suspense>
            <NewOrders onCount={setNewOrders} />
          </Suspense>
        )}
        <AccountButton member={member} />
      </TopBar>
      <Suspense>
        <RoleFrame member={member} />
      </Suspense>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-360 flex-1 px-4 py-4 outline-none md:px-6">
        {children}
      </main>
      <BottomBar items={items} newOrders={newOrders} />
      <PassAgainPlace />
    </div>
  );
}
