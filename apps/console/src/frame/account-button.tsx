import { Icon } from '@jara/ui/icon';
import { lazy, Suspense, useState } from 'react';
import type { Member } from '../shared/api/session.ts';

const AccountPanel = lazy(async () => ({ default: (await import('./account-panel.tsx')).AccountPanel }));

/** Who is signed in; a tap opens what is about them. */
export function AccountButton({ member }: { readonly member: Member }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-pill px-3 font-medium hover:bg-sunk"
      >
        <Icon name="person" />
        <span className="max-w-40 truncate max-md:sr-only">{member.name}</span>
      </button>
      {wasOpened && (
        <Suspense>
          <AccountPanel member={member} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
