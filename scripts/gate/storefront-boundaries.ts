import type { IForbiddenRuleType } from 'dependency-cruiser';
import { folderRules, TESTS } from './folder-rules.ts';

const STOREFRONT = '^apps/storefront/src';
/** For code, for server rendering, for the places of islands, for islands, for components and the store loaded on first use, for types and functions. */
const FEATURE_INDEX = `${STOREFRONT}/features/[^/]+/(index|server|places|islands|lazy|lazy-store|data)\\.ts$`;

/** Which features a feature imports, its tests included. The cart knows none of those that build on it. */
const FEATURE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  identity: [],
  opening: [],
  preorder: [],
  location: ['identity'],
  promo: ['identity'],
  cart: ['identity', 'location'],
  'dish-form': ['cart'],
  'saved-carts': ['cart', 'identity', 'location', 'payment', 'preorder'],
  payment: ['identity'],
  wallet: ['identity', 'payment'],
  orders: ['identity', 'location', 'payment', 'wallet'],
  courier: ['identity', 'location', 'payment', 'wallet'],
  settings: [],
  checkout: ['cart', 'identity', 'location', 'opening', 'payment', 'preorder', 'promo', 'wallet'],
  catalog: ['cart', 'dish-form', 'identity', 'location', 'opening'],
};

export const STOREFRONT_RULES: IForbiddenRuleType[] = [
  ...folderRules(`${STOREFRONT}/features`, FEATURE_IMPORTS, { what: 'The feature', name: 'feature', withTests: true }),
  {
    name: 'shared-imports-no-feature',
    comment: 'server → pages → frames and browser → features → shared, never upwards.',
    from: { path: `${STOREFRONT}/shared/` },
    to: { path: `${STOREFRONT}/(features|frames|pages|browser|server)/` },
  },
  {
    name: 'features-import-no-page',
    comment: 'server → pages → frames and browser → features → shared, never upwards.',
    from: { path: `${STOREFRONT}/features/` },
    to: { path: `${STOREFRONT}/(frames|pages|browser|server)/` },
  },
  {
    name: 'pages-import-no-server',
    comment: 'A page says what it shows; how it is rendered and sent is not its business.',
    from: { path: `${STOREFRONT}/(frames|pages)/` },
    to: { path: `${STOREFRONT}/server/` },
  },
  {
    name: 'islands-are-for-the-browser',
    comment: 'What a page renders on the server comes from server.ts of a feature; its islands.ts is code to fetch.',
    from: { path: `${STOREFRONT}/(frames|pages|server)/` },
    to: { path: `${STOREFRONT}/features/[^/]+/islands\\.ts$` },
  },
  {
    name: 'browser-imports-no-page',
    comment: 'A page and what renders it never reach the browser.',
    from: { path: `${STOREFRONT}/browser/` },
    to: { path: `${STOREFRONT}/(frames|pages|server)/` },
  },
  {
    name: 'calls-import-no-model',
    comment: 'Within a feature, its tests included: ui → model → api. What two of them need belongs to the lower one.',
    from: { path: `${STOREFRONT}/features/([^/]+)/api/` },
    to: { path: `${STOREFRONT}/features/$1/`, pathNot: `${STOREFRONT}/features/$1/api/` },
  },
  {
    name: 'model-imports-no-ui',
    comment: 'Within a feature, its tests included: ui → model → api. A hook that needs components belongs to ui.',
    from: { path: `${STOREFRONT}/features/([^/]+)/model/` },
    to: { path: `${STOREFRONT}/features/$1/`, pathNot: `${STOREFRONT}/features/$1/(api|model)/` },
  },
  {
    name: 'models-show-nothing',
    comment: 'A model returns what is to be shown, as a result or a sentence; ui shows it. Tests are bound too.',
    from: { path: `${STOREFRONT}/features/[^/]+/(api|model)/` },
    to: {
      path: [`${STOREFRONT}/shared/ui/`, '^packages/ui/src/[^/]+\\.tsx$', '^node_modules/(@types/)?react(-dom)?/'],
    },
  },
  {
    name: 'payment-is-imported-dynamically',
    comment:
      'The payment modal, the dialogs that wait and the processors are fetched when they are needed, by no page first.',
    from: { pathNot: TESTS },
    to: {
      path: `${STOREFRONT}/features/payment/(ui/(payment|momo|wallet-app)-modal|model/pay-by-processor)\\.tsx?$`,
      dynamic: false,
    },
  },
  {
    name: 'signer-is-imported-dynamically',
    comment: 'What signs and sends events is fetched with the first batch, by no page first.',
    from: { pathNot: TESTS },
    to: { path: `${STOREFRONT}/shared/analytics/send/send-waiting\\.ts$`, dynamic: false },
  },
  {
    name: 'feature-through-index',
    comment: 'Another feature is imported through its entry files.',
    from: { path: `${STOREFRONT}/features/([^/]+)/` },
    to: { path: `${STOREFRONT}/features/`, pathNot: [`${STOREFRONT}/features/$1/`, FEATURE_INDEX] },
  },
  {
    name: 'page-through-index',
    comment: 'Pages, frames and the browser compose features through their entry files.',
    from: { path: `${STOREFRONT}/(browser|frames|pages|server)/` },
    to: { path: `${STOREFRONT}/features/`, pathNot: FEATURE_INDEX },
  },
];
