import type { ReactNode } from 'react';
import { AccountButton } from '@/features/identity/index.ts';
import { ActiveOrderBar } from '@/features/orders/index.ts';
import { PlainFrame } from '@/shared/ui/plain-frame.tsx';
import { HeaderCart } from './_cart/cart-root.tsx';

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
