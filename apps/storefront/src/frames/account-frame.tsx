import type { ReactNode } from 'react';
import { HeaderCartOnServer } from '@/features/cart/places.ts';
import { AccountBack, AccountButtonOnServer } from '@/features/identity/places.ts';
import { ActiveOrderBarPlace } from '@/features/orders/places.ts';
import { PlainFrame } from '@/shared/ui/plain-frame.tsx';

type Props = {
  /** Whether the account's menu leads here. A page below those leads back by itself. */
  readonly isInMenu?: boolean;
  readonly children: ReactNode;
};

/** The frame of a page that is about one's own account. The same for everyone: the browser fills it (ADR 14). */
export function AccountFrame({ isInMenu = true, children }: Props) {
  const header = (
    <div className="ms-auto flex items-center gap-3">
      <AccountButtonOnServer />
      <HeaderCartOnServer />
    </div>
  );
  return (
    <PlainFrame header={header} belowHeader={<ActiveOrderBarPlace place="header" />}>
      <noscript>
        <p className="py-16 text-center">This page needs JavaScript, which is turned off in this browser.</p>
      </noscript>
      {isInMenu && <AccountBack />}
      <div className="noscript:hidden contents">{children}</div>
    </PlainFrame>
  );
}
