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

const delivery = () => import('./features/delivery/index.ts');

/**
 * A line for each screen, and one in navigation.ts if it can be gone to from everywhere:
 *
 *     { path: '/board', roles: ['vendor'], load: async () => (await import('./features/board/index.ts')).BoardScreen },
 */
export const SCREENS = [
  { path: '/queue', roles: ['support'], load: async () => (await import('./features/queue/index.ts')).QueueScreen },
  {
    path: '/money',
    roles: ['vendor', 'rider'],
    load: async () => (await import('./features/money/index.ts')).OwnMoneyScreen,
  },
  {
    path: '/support/money',
    roles: ['support'],
    load: async () => (await import('./features/money/index.ts')).OwedScreen,
  },
  {
    path: '/support/money/:payee/:id',
    roles: ['support'],
    load: async () => (await import('./features/money/index.ts')).PayeeScreen,
  },
  { path: '/staff', roles: ['support'], load: async () => (await import('./features/staff/index.ts')).StaffScreen },
  {
    path: '/insights',
    roles: ['support'],
    load: async () => (await import('./features/insights/index.ts')).InsightsScreen,
  },
  { path: '/deliveries', roles: ['rider'], load: async () => (await delivery()).DeliveriesScreen },
  { path: '/deliveries/:id', roles: ['rider'], load: async () => (await delivery()).DeliveryScreen },
  { path: '/today', roles: ['rider'], load: async () => (await delivery()).TodayScreen },
  { path: '/menu', roles: ['vendor'], load: async () => (await import('./features/menu/index.ts')).MenuScreen },
  {
    path: '/menu/dish/:id',
    roles: ['vendor'],
    load: async () => (await import('./features/menu/index.ts')).DishScreen,
  },
  {
    path: '/menu/options/:id',
    roles: ['vendor'],
    load: async () => (await import('./features/menu/index.ts')).GroupScreen,
  },
  {
    path: '/menu/packaging',
    roles: ['vendor'],
    load: async () => (await import('./features/menu/index.ts')).PackagingScreen,
  },
  { path: '/hours', roles: ['vendor'], load: async () => (await import('./features/hours/index.ts')).HoursScreen },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof SCREENS)[number]['path'];
