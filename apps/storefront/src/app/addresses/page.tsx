import type { Metadata } from 'next';
import { AddressesPage } from '@/features/location/lazy.ts';
import { listLocations } from '@/features/location/server.ts';
import { env } from '@/shared/config/env.ts';
import { AccountFrame } from '../account-frame.tsx';

// Rendered when asked for: the layout has what is known where the site runs, not where it is built.
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Saved addresses', robots: { index: false } };

export default async function AddressesRoute() {
  const cities = await listLocations();
  return (
    <AccountFrame>
      <AddressesPage mapStyleUrl={env.MAP_STYLE_URL} cities={cities.ok ? cities.data : []} />
    </AccountFrame>
  );
}
