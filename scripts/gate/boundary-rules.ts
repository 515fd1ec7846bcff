import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

const TESTS = '\\.(test|spec)\\.tsx?$';
/** Run by hand to generate a file of the repository, such as a subset font. */
const MAKERS = '/make-[^/]+\\.ts$';
/** Test support: a fresh database per test file, builders. */
const TESTING = '^(packages|apps)/[^/]+/src/testing/';

/** Which workspaces a workspace may import, its tests included; all others are forbidden. */
const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/domain': ['packages/contract'],
  'packages/fair-queue': [],
  'packages/processor-fixtures': [],
  'packages/server': ['packages/contract', 'packages/domain', 'packages/processor-fixtures'],
  'packages/demo': ['packages/contract', 'packages/server'],
  'apps/api': ['packages/contract', 'packages/fair-queue', 'packages/server'],
  'apps/worker': ['packages/server'],
  'apps/front-door': ['packages/fair-queue'],
  'apps/sandbox': ['packages/processor-fixtures'],
  'apps/storefront': ['packages/contract', 'packages/domain', 'packages/fair-queue'],
  'tests/e2e': ['packages/contract', 'packages/server'],
  scripts: ['packages/demo', 'packages/server', 'tests/e2e'],
  bench: ['packages/contract', 'packages/domain', 'packages/demo', 'packages/server', 'scripts', 'tests/e2e'],
};

function importsRule([workspace, allowed]: [string, readonly string[]]): IRegularForbiddenRuleType {
  const own = [workspace, ...allowed].map((path) => `^${path}/`);
  return {
    name: `imports-of-${workspace.replace('/', '-')}`,
    comment: `${workspace} may import ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')}.`,
    from: { path: `^${workspace}/` },
    to: { path: '^(packages|apps|tests|bench|scripts)/', pathNot: own },
  };
}

const workspaces: IForbiddenRuleType[] = [
  ...Object.entries(ALLOWED_IMPORTS).map(importsRule),
  {
    name: 'workspace-without-rules',
    comment: 'A new workspace needs an entry in scripts/gate/boundary-rules.ts before it imports anything.',
    from: {
      path: '^(packages|apps|tests)/[^/]+/',
      pathNot: Object.keys(ALLOWED_IMPORTS).map((workspace) => `^${workspace}/`),
    },
    to: {},
  },
  {
    name: 'workspace-by-package-name',
    comment: 'Another workspace is imported by its name, so only through what its package.json exports.',
    from: { path: '^((?:packages|apps)/[^/]+|tests|bench)/' },
    to: { path: '^(packages|apps)/[^/]+/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
];

const purity: IForbiddenRuleType[] = [
  {
    name: 'contract-depends-on-zod-alone',
    comment: 'The wire is shared with the browser: Zod and nothing else, so no built-in module either.',
    from: { path: '^packages/contract/src/', pathNot: TESTS },
    to: { pathNot: ['^packages/contract/src/', '^node_modules/zod/'] },
  },
  {
    name: 'domain-does-no-io',
    comment: 'Rules are pure: no built-in module and no package besides the contract.',
    from: { path: '^packages/domain/src/', pathNot: TESTS },
    to: { pathNot: ['^packages/domain/src/', '^packages/contract/src/'] },
  },
];

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
  insights: ['identity'],
  settings: [],
  checkout: ['cart', 'identity', 'location', 'opening', 'payment', 'preorder', 'promo', 'wallet'],
  catalog: ['cart', 'dish-form', 'identity', 'location', 'opening'],
};

function featureRule([feature, allowed]: [string, readonly string[]]): IRegularForbiddenRuleType {
  return {
    name: `imports-of-feature-${feature}`,
    comment: `The feature ${feature} may import ${allowed.length === 0 ? 'no other feature' : allowed.join(', ')}.`,
    from: { path: `${STOREFRONT}/features/${feature}/` },
    to: {
      path: `${STOREFRONT}/features/`,
      pathNot: [feature, ...allowed].map((each) => `${STOREFRONT}/features/${each}/`),
    },
  };
}

const storefront: IForbiddenRuleType[] = [
  ...Object.entries(FEATURE_IMPORTS).map(featureRule),
  {
    name: 'feature-without-rules',
    comment: 'A new feature needs an entry in scripts/gate/boundary-rules.ts before it imports another.',
    from: {
      path: `${STOREFRONT}/features/([^/]+)/`,
      pathNot: Object.keys(FEATURE_IMPORTS).map((feature) => `${STOREFRONT}/features/${feature}/`),
    },
    to: { path: `${STOREFRONT}/features/`, pathNot: `${STOREFRONT}/features/$1/` },
  },
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
    to: { path: [`${STOREFRONT}/shared/ui/`, '^node_modules/(@types/)?react(-dom)?/'] },
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

const MODULES = '^packages/server/src/modules';

/**
 * Which modules of the server a module imports. A module stands below those that it imports, so there is no circle.
 * Integration tests may put any of them together.
 */
export const MODULE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  queue: [],
  messages: [],
  wallet: [],
  location: [],
  analytics: ['queue'],
  identity: ['messages'],
  catalog: ['location'],
  cart: ['catalog', 'location'],
  promo: ['cart', 'identity'],
  pricing: ['cart', 'catalog', 'promo', 'wallet'],
  payment: ['identity', 'messages', 'wallet'],
  order: ['cart', 'catalog', 'identity', 'messages', 'payment', 'pricing', 'promo', 'wallet'],
  courier: ['identity', 'location', 'order', 'wallet'],
  fulfilment: ['identity', 'order'],
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

/** Forbids imports between the folders of `parent` that the table does not allow, and folders that are not in it. */
function folderRules(
  parent: string,
  table: Readonly<Record<string, readonly string[]>>,
  { what, name }: { readonly what: string; readonly name: string },
): IForbiddenRuleType[] {
  const inFolder = (folder: string) => `${parent}/${folder}/`;
  return [
    ...Object.entries(table).map(([folder, allowed]) => ({
      name: `imports-of-${name}-${folder}`,
      comment: `${what} ${folder} may import ${allowed.length === 0 ? 'no other' : allowed.join(', ')}.`,
      from: { path: inFolder(folder), pathNot: TESTS },
      to: { path: `${parent}/`, pathNot: [folder, ...allowed].map(inFolder) },
    })),
    {
      name: `${name}-without-rules`,
      comment: `${what} that is new needs an entry in scripts/gate/boundary-rules.ts before it imports another.`,
      from: { path: `${parent}/([^/]+)/`, pathNot: Object.keys(table).map(inFolder) },
      to: { path: `${parent}/`, pathNot: `${parent}/$1/` },
    },
  ];
}

const server: IForbiddenRuleType[] = [
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
    name: 'database-imports-no-module',
    comment: 'Tables and connections are below the modules.',
    from: { path: '^packages/server/src/db/', pathNot: TESTS },
    to: { path: `${MODULES}/` },
  },
];

const SOURCE = '^(packages|apps)/[^/]+/src/';

const hygiene: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment: 'Files in a cycle cannot be read or moved one by one; a type that two files share gets a file of its own.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved-import',
    comment: 'An import that cannot be resolved hides its target from every other rule.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-development-dependency-in-source',
    comment: 'Production code needs only production dependencies.',
    from: { path: SOURCE, pathNot: [TESTS, TESTING, MAKERS] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  },
  {
    name: 'no-undeclared-package',
    comment: 'What a workspace imports stands in its own package.json; the tools of all tests stand at the root.',
    from: { pathNot: [TESTS, TESTING] },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-import-of-tests-and-makers',
    comment: 'They are run and never imported.',
    from: { pathNot: TESTS },
    to: { path: [TESTS, MAKERS] },
  },
  {
    name: 'testing-only-in-tests',
    comment: 'Production code does not import test support.',
    from: { path: SOURCE, pathNot: [TESTS, TESTING] },
    to: { path: TESTING },
  },
  {
    name: 'fixtures-only-in-tests',
    comment: 'Golden requests and replies are test data; production code does not import them.',
    from: { path: SOURCE, pathNot: [TESTS, TESTING, '^packages/processor-fixtures/'] },
    to: { path: '^packages/processor-fixtures/' },
  },
];

export const BOUNDARY_RULES: IForbiddenRuleType[] = [
  ...workspaces,
  ...purity,
  ...storefront,
  ...server,
  ...hygiene,
].map((rule) => ({ ...rule, severity: 'error' }));
