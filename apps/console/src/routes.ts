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

/**
 * A line for each screen, and one in navigation.ts if it can be gone to from everywhere:
 *
 *     { path: '/board', roles: ['vendor'], load: async () => (await import('./features/board/index.ts')).BoardScreen },
 */
export const SCREENS = [
  { path: '/find', roles: ['support'], load: async () => (await import('./features/support/index.ts')).FindScreen },
  {
    path: '/support/orders/:id',
    roles: ['support'],
    load: async () => (await import('./features/support/index.ts')).OrderScreen,
  },
  {
    path: '/approvals',
    roles: ['support'],
    load: async () => (await import('./features/support/index.ts')).ApprovalsScreen,
  },
  { path: '/audit', roles: ['support'], load: async () => (await import('./features/support/index.ts')).AuditScreen },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof SCREENS)[number]['path'];
