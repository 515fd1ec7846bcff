import type { StaffRole } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { Icon } from '@jara/ui/icon';
import { ACCOUNT_NAVIGATION } from '../navigation.ts';
import type { Member } from '../shared/api/session.ts';
import { signOut } from '../shared/api/sign-out.ts';
import { Drawer } from '../shared/ui/layers.tsx';
import { NavigationLink } from '../shared/ui/navigation-link.tsx';

const ROLE_TEXT = {
  vendor: 'Restaurant',
  rider: 'Rider',
  support: 'Support',
} as const satisfies Record<StaffRole, string>;

type Props = { readonly member: Member; readonly open: boolean; readonly onClose: () => void };

/** About whoever is signed in, and the way out. */
export function AccountPanel({ member, open, onClose }: Props) {
  return (
    <Drawer title={member.name} description={ROLE_TEXT[member.role]} open={open} onClose={onClose}>
      <ul className="grid gap-1 pb-4">
        {ACCOUNT_NAVIGATION.map(({ to, label, icon }) => (
          <li key={to}>
            <NavigationLink
              to={to}
              onClick={onClose}
              className="-mx-2 flex min-h-12 items-center gap-3 rounded-card px-2 font-medium hover:bg-sunk"
            >
              <Icon name={icon} />
              {label}
            </NavigationLink>
          </li>
        ))}
      </ul>
      <Button look="secondary" wide onClick={signOut}>
        Sign out
      </Button>
    </Drawer>
  );
}
