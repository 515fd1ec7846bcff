import { SkipLink } from '@jara/ui/skip-link';
import { lazy, type ReactNode, Suspense } from 'react';
import { NAVIGATION } from '../navigation.ts';
import type { Member } from '../shared/api/session.ts';
import { PassAgainPlace } from '../shared/second-factor/pass-again-place.tsx';
import { AccountButton } from './account-button.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Connection } from './connection.tsx';
import { TopBar } from './top-bar.tsx';

const RoleFrame = lazy(async () => ({ default: (await import('./role-frame.tsx')).RoleFrame }));

/** What surrounds every screen: a bar at the top, and on a phone one at the bottom. */
export function Frame({ member, children }: { readonly member: Member; readonly children: ReactNode }) {
  const items = NAVIGATION[member.role];
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar items={items}>
        <Connection />
        <AccountButton member={member} />
      </TopBar>
      <Suspense>
        <RoleFrame member={member} />
      </Suspense>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-360 flex-1 px-4 py-4 outline-none md:px-6">
        {children}
      </main>
      <BottomBar items={items} />
      <PassAgainPlace />
    </div>
  );
}
