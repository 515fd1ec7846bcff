import type { IForbiddenRuleType } from 'dependency-cruiser';
import { folderRules, TESTS } from './folder-rules.ts';

const MODULES = '^packages/server/src/modules';

/**
 * Which modules of the server a module imports. A module stands below those that it imports, so there is no circle.
 * Integration tests may put any of them together.
 */
export const MODULE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  audit: [],
  queue: [],
  messages: [],
  live: [],
  approval: ['audit', 'live'],
  wallet: [],
  location: [],
  analytics: ['queue'],
  identity: ['approval', 'audit', 'messages'],
  catalog: ['audit', 'location'],
  cart: ['catalog', 'location'],
  promo: ['cart', 'identity'],
  pricing: ['cart', 'catalog', 'promo', 'wallet'],
  payment: ['approval', 'audit', 'identity', 'messages', 'wallet'],
  order: ['cart', 'catalog', 'identity', 'live', 'messages', 'payment', 'pricing', 'promo', 'wallet'],
  courier: ['identity', 'location', 'order', 'wallet'],
  menu: ['audit'],
  fulfilment: ['approval', 'audit', 'identity', 'live', 'menu', 'messages', 'order'],
  support: ['approval', 'audit', 'fulfilment', 'identity', 'order', 'payment'],
  dispatch: ['fulfilment', 'identity', 'messages', 'order'],
  'support-queue': ['audit', 'identity', 'live'],
  earnings: ['approval', 'audit', 'identity', 'wallet'],
};

/** The module of orders has folders: which of the others each imports. Its services and its index stand above them. */
const ORDER_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  record: [],
  live: [],
  reorder: ['record'],
  move: ['record'],
  create: ['move', 'record'],
  redelivery: ['move', 'record'],
  show: ['move', 'record'],
};

export const SERVER_RULES: IForbiddenRuleType[] = [
  ...folderRules(MODULES, MODULE_IMPORTS, { what: 'The module', name: 'module' }),
  ...folderRules(`${MODULES}/order`, ORDER_FOLDERS, { what: 'The folder of orders', name: 'order-folder' }),
  {
    name: 'order-index-exports-no-store',
    comment: 'Other modules see use-cases of orders; SQL stays within the module.',
    from: { path: `${MODULES}/order/index\\.ts$` },
    to: { path: '\\.store\\.ts$' },
  },
  {
    name: 'module-through-index',
    comment: 'A server module is imported by others through its index.ts.',
    from: { path: `${MODULES}/([^/]+)/` },
    to: { path: `${MODULES}/`, pathNot: [`${MODULES}/$1/`, '/index\\.ts$'] },
  },
  {
    name: 'module-through-index-from-outside',
    comment: 'The rest of the server sees a module through its index.ts too.',
    from: { path: '^packages/server/', pathNot: `${MODULES}/` },
    to: { path: `${MODULES}/`, pathNot: '/index\\.ts$' },
  },
  {
    name: 'modules-count-for-all',
    comment: 'A limit of a module is a counter of `limits`: counted by one process alone, each process gives as much.',
    from: { path: `${MODULES}/`, pathNot: TESTS },
    to: { path: '^packages/server/src/limits/limit-in-memory\\.ts$' },
  },
  {
    name: 'database-imports-no-module',
    comment: 'Tables and connections are below the modules.',
    from: { path: '^packages/server/src/db/', pathNot: TESTS },
    to: { path: `${MODULES}/` },
  },
];
