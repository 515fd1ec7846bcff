import { lazy, Suspense } from 'react';
import type { Member } from '../shared/api/session.ts';
import { FailsAlone } from './fails-alone.tsx';
import { NewVersion } from './new-version.tsx';

const OF_ROLE = {
  vendor: undefined,
  support: undefined,
  rider: lazy(async () => ({ default: (await import('../features/delivery/index.ts')).RiderFrame })),
} as const;

/** What each role has on every screen, beside the screen's own. */
export function RoleFrame({ member: { role } }: { readonly member: Member }) {
  const OfRole = OF_ROLE[role];
  return (
    <>
      <NewVersion />
      {OfRole && (
        <FailsAlone>
          <Suspense>
            <OfRole />
          </Suspense>
        </FailsAlone>
      )}
    </>
  );
}
