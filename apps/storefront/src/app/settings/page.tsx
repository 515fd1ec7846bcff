import type { Metadata } from 'next';
import { SettingsPage } from '@/features/settings/server.ts';
import { AccountFrame } from '../account-frame.tsx';

// Rendered when asked for: the layout has what is known where the site runs, not where it is built.
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Data and app', robots: { index: false } };

export default function SettingsRoute() {
  return (
    <AccountFrame>
      <SettingsPage />
    </AccountFrame>
  );
}
