import type { StaffRole } from '@jara/contract';
import type { ComponentType } from 'react';

export type Screen = {
  /** Below /console, as wouter reads it: '/orders/:id'. */
  readonly path: `/${string}`;
  /** Anybody else is led to their own first screen. */
  readonly roles: readonly StaffRole[];
  /** Its code, fetched when somebody first goes there. */
  readonly load: () => Promise<ComponentType>;
};

const board = () => import('./features/board/index.ts');
const menu = () => import('./features/menu/index.ts');
const hours = () => import('./features/hours/index.ts');
const delivery = () => import('./features/delivery/index.ts');
const money = () => import('./features/money/index.ts');
const queue = () => import('./features/queue/index.ts');
const support = () => import('./features/support/index.ts');
const staff = () => import('./features/staff/index.ts');
const vendors = () => import('./features/vendors/index.ts');
const insights = () => import('./features/insights/index.ts');
const profile = () => import('./features/profile/index.ts');

/** A line for each screen, and one in navigation.ts if it can be gone to from everywhere. */
export const SCREENS = [
  { path: '/board', roles: ['vendor'], load: async () => (await board()).BoardScreen },
  { path: '/menu', roles: ['vendor'], load: async () => (await menu()).MenuScreen },
  { path: '/menu/dish/:id', roles: ['vendor'], load: async () => (await menu()).DishScreen },
  { path: '/menu/options/:id', roles: ['vendor'], load: async () => (await menu()).GroupScreen },
  { path: '/menu/packaging', roles: ['vendor'], load: async () => (await menu()).PackagingScreen },
  { path: '/menu/pictures', roles: ['vendor'], load: async () => (await menu()).PicturesScreen },
  { path: '/hours', roles: ['vendor'], load: async () => (await hours()).HoursScreen },
  { path: '/deliveries', roles: ['rider'], load: async () => (await delivery()).DeliveriesScreen },
  { path: '/deliveries/:id', roles: ['rider'], load: async () => (await delivery()).loadDeliveryScreen() },
  { path: '/today', roles: ['rider'], load: async () => (await delivery()).loadTodayScreen() },
  { path: '/money', roles: ['vendor', 'rider'], load: async () => (await money()).OwnMoneyScreen },
  { path: '/queue', roles: ['support'], load: async () => (await queue()).QueueScreen },
  { path: '/find', roles: ['support'], load: async () => (await support()).FindScreen },
  { path: '/support/orders/:id', roles: ['support'], load: async () => (await support()).OrderScreen },
  { path: '/support/payments/:reference', roles: ['support'], load: async () => (await support()).PaymentScreen },
  { path: '/approvals', roles: ['support'], load: async () => (await support()).ApprovalsScreen },
  { path: '/audit', roles: ['support'], load: async () => (await support()).AuditScreen },
  { path: '/support/money', roles: ['support'], load: async () => (await money()).OwedScreen },
  { path: '/support/money/:payee/:id', roles: ['support'], load: async () => (await money()).PayeeScreen },
  { path: '/staff', roles: ['support'], load: async () => (await staff()).StaffScreen },
  { path: '/vendors', roles: ['support'], load: async () => (await vendors()).VendorsScreen },
  { path: '/vendors/new', roles: ['support'], load: async () => (await vendors()).NewVendorScreen },
  { path: '/insights', roles: ['support'], load: async () => (await insights()).InsightsScreen },
  { path: '/profile', roles: ['vendor', 'rider', 'support'], load: async () => (await profile()).ProfileScreen },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof SCREENS)[number]['path'];
