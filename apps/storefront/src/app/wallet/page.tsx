import type { Metadata } from 'next';
import { WalletPage } from '@/features/wallet/server.ts';
import { AccountFrame } from '../account-frame.tsx';

export const metadata: Metadata = { title: 'Wallet', robots: { index: false } };

export default function WalletRoute() {
  return (
    <AccountFrame>
      <WalletPage />
    </AccountFrame>
  );
}
