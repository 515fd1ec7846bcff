import type { StaffRole } from '@jara/contract';
import type { IconName } from '@jara/ui/icon';
import type { ScreenPath } from './routes.ts';

export type NavigationItem = { readonly to: ScreenPath; readonly label: string; readonly icon: IconName };

/** Where each role can go from everywhere. The first is where they begin; a phone's bar shows five at once. */
export const NAVIGATION: Readonly<Record<StaffRole, readonly NavigationItem[]>> = {
  vendor: [
    { to: '/board', label: 'Board', icon: 'home' },
    { to: '/menu', label: 'Menu', icon: 'receipt' },
    { to: '/hours', label: 'Hours', icon: 'clock' },
    { to: '/money', label: 'Money', icon: 'wallet' },
  ],
  rider: [
    { to: '/deliveries', label: 'Orders', icon: 'package' },
    { to: '/today', label: 'Today', icon: 'clock' },
    { to: '/money', label: 'Money', icon: 'wallet' },
  ],
  support: [
    { to: '/queue', label: 'Queue', icon: 'alert' },
    { to: '/find', label: 'Find', icon: 'search' },
    { to: '/approvals', label: 'Approvals', icon: 'check' },
    { to: '/support/money', label: 'Money', icon: 'wallet' },
    { to: '/vendors', label: 'Vendors', icon: 'home' },
    { to: '/staff', label: 'Staff', icon: 'person' },
    { to: '/insights', label: 'Insights', icon: 'filters' },
    { to: '/audit', label: 'Audit', icon: 'receipt' },
  ],
};

/** What everybody has, beside 'Sign out'. */
export const ACCOUNT_NAVIGATION: readonly NavigationItem[] = [
  { to: '/profile', label: 'Profile and security', icon: 'person' },
];
