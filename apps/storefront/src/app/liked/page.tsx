import type { Metadata } from 'next';
import { LikedPage } from '@/features/catalog/lazy.ts';
import { AccountFrame } from '../account-frame.tsx';

// Rendered when asked for: the layout has what is known where the site runs, not where it is built.
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Liked', robots: { index: false } };

export default function LikedRoute() {
  return (
    <AccountFrame>
      <LikedPage />
    </AccountFrame>
  );
}
