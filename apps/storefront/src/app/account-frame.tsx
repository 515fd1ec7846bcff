import type { ReactNode } from 'react';
import { HeaderCart } from '@/features/cart/deferred.ts';
import { AccountButton } from '@/features/identity/deferred.ts';
import { ActiveOrderBar } from '@/features/orders/deferred.ts';
import { PlainFrame } from '@/shared/ui/plain-frame.tsx';

/** The frame of a page that is about one's own account. The same for everyone: the browser fills it (ADR 14). */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const header = (
    <div className="ms-auto flex items-center gap-3">
      <AccountButton />
      <HeaderCart />
    </div>
  );
  return (
    <PlainFrame header={header} belowHeader={<ActiveOrderBar place="header" />}>
      {children}
    </PlainFrame>
  );
}
