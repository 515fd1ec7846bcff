import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

const TESTS = '\\.(test|spec)\\.tsx?$';
/** Run by hand to make a file that is kept in the repository, such as a font with fewer letters. */
const MAKERS = '/make-[^/]+\\.ts$';
/** A fresh database per test file, builders: for tests, wherever they stand. */
const TESTING = '^(packages|apps)/[^/]+/src/testing/';

/** Which of our rooms a room imports from, its tests included; what is not named here is forbidden. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/domain': ['packages/contract'],
  'packages/processor-fixtures': [],
  'packages/server': ['packages/contract', 'packages/domain', 'packages/processor-fixtures'],
  'packages/demo': ['packages/contract', 'packages/server'],
  'apps/api': ['packages/contract', 'packages/server'],
  'apps/worker': ['packages/server'],
  'apps/front-door': [],
  'apps/sandbox': ['packages/processor-fixtures'],
  'apps/storefront': ['packages/contract', 'packages/domain'],
  'tests/e2e': ['packages/contract', 'packages/demo', 'packages/server'],
  scripts: ['packages/demo', 'packages/server', 'tests/e2e'],
  bench: ['packages/contract', 'packages/domain', 'packages/demo', 'packages/server', 'scripts', 'tests/e2e'],
};

function arrow([room, allowed]: [string, readonly string[]]): IRegularForbiddenRuleType {
  const own = [room, ...allowed].map((path) => `^${path}/`);
  return {
    name: `arrows-of-${room.replace('/', '-')}`,
    comment: `${room} may import ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')}.`,
    from: { path: `^${room}/` },
    to: { path: '^(packages|apps|tests|bench|scripts)/', pathNot: own },
  };
}

const arrows: IForbiddenRuleType[] = [
  ...Object.entries(ARROWS).map(arrow),
  {
    name: 'a-room-without-arrows',
    comment: 'A new room is given its arrows in scripts/gate/boundary-rules.ts before it imports anything.',
    from: { path: '^(packages|apps|tests)/[^/]+/', pathNot: Object.keys(ARROWS).map((room) => `^${room}/`) },
    to: {},
  },
  {
    name: 'a-room-only-by-its-name',
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
/** What a page carries, what the server renders, what is loaded on first use, and functions without a browser. */
const FEATURE_FACE = `${STOREFRONT}/features/[^/]+/(index|server|lazy|model)\\.ts$`;

/** Which features a feature imports, its tests included. The cart knows none of those that build on it. */
const FEATURE_ARROWS: Readonly<Record<string, readonly string[]>> = {
  identity: [],
  opening: [],
  preorder: [],
  location: ['identity'],
  promo: ['identity'],
  cart: ['identity', 'location'],
  'dish-form': ['cart'],
  'saved-carts': ['cart', 'identity', 'location', 'preorder'],
  checkout: ['cart', 'identity', 'location', 'opening', 'preorder', 'promo'],
  catalog: ['dish-form', 'identity', 'location', 'opening'],
};

function featureArrow([feature, allowed]: [string, readonly string[]]): IRegularForbiddenRuleType {
  return {
    name: `arrows-of-feature-${feature}`,
    comment: `The feature ${feature} may import ${allowed.length === 0 ? 'no other feature' : allowed.join(', ')}.`,
    from: { path: `${STOREFRONT}/features/${feature}/` },
    to: {
      path: `${STOREFRONT}/features/`,
      pathNot: [feature, ...allowed].map((each) => `${STOREFRONT}/features/${each}/`),
    },
  };
}

const storefront: IForbiddenRuleType[] = [
  ...Object.entries(FEATURE_ARROWS).map(featureArrow),
  {
    name: 'a-feature-without-arrows',
    comment: 'A new feature is given its arrows in scripts/gate/boundary-rules.ts before it imports another.',
    from: {
      path: `${STOREFRONT}/features/([^/]+)/`,
      pathNot: Object.keys(FEATURE_ARROWS).map((feature) => `${STOREFRONT}/features/${feature}/`),
    },
    to: { path: `${STOREFRONT}/features/`, pathNot: `${STOREFRONT}/features/$1/` },
  },
  {
    name: 'shared-knows-no-feature',
    comment: 'app → features → shared, never upwards.',
    from: { path: `${STOREFRONT}/shared/` },
    to: { path: `${STOREFRONT}/(app|features)/` },
  },
  {
    name: 'features-know-no-route',
    comment: 'app → features → shared, never upwards.',
    from: { path: `${STOREFRONT}/features/` },
    to: { path: `${STOREFRONT}/app/` },
  },
  {
    name: 'a-feature-only-by-its-face',
    comment: 'Another feature is imported through its faces: index.ts, server.ts, lazy.ts, model.ts.',
    from: { path: `${STOREFRONT}/features/([^/]+)/` },
    to: { path: `${STOREFRONT}/features/`, pathNot: [`${STOREFRONT}/features/$1/`, FEATURE_FACE] },
  },
  {
    name: 'routes-use-faces',
    comment: 'A route composes features through their faces.',
    from: { path: `${STOREFRONT}/app/` },
    to: { path: `${STOREFRONT}/features/`, pathNot: FEATURE_FACE },
  },
];

const MODULES = '^packages/server/src/modules';

const server: IForbiddenRuleType[] = [
  {
    name: 'a-module-only-by-its-face',
    comment: 'A server module is imported by others through its index.ts.',
    from: { path: `${MODULES}/([^/]+)/` },
    to: { path: `${MODULES}/`, pathNot: [`${MODULES}/$1/`, '/index\\.ts$'] },
  },
  {
    name: 'modules-from-outside-by-their-face',
    comment: 'The rest of the server sees a module through its index.ts too.',
    from: { path: '^packages/server/', pathNot: `${MODULES}/` },
    to: { path: `${MODULES}/`, pathNot: '/index\\.ts$' },
  },
  {
    name: 'the-database-knows-no-module',
    comment: 'Tables and connections lie beneath the modules.',
    from: { path: '^packages/server/src/db/', pathNot: TESTS },
    to: { path: `${MODULES}/` },
  },
];

const SOURCE = '^(packages|apps)/[^/]+/src/';

const hygiene: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment:
      'What goes in a circle cannot be read or moved by itself; a type that two files share has a file of its own.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-leads-somewhere',
    comment: 'An import that cannot be found hides whatever lies behind it from every other rule.',
    from: {},
    // Next brings 'server-only' and 'client-only' itself.
    to: { couldNotResolve: true, pathNot: '^(server|client)-only$' },
  },
  {
    name: 'no-development-dependency-in-source',
    comment: 'What ships needs only what is installed for production.',
    from: { path: SOURCE, pathNot: [TESTS, TESTING, MAKERS] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  },
  {
    name: 'every-package-is-declared',
    comment: 'What a workspace imports stands in its own package.json; the tools of all tests stand at the root.',
    from: { pathNot: [TESTS, TESTING] },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'tests-and-makers-are-not-imported',
    comment: 'They are run, never part of something else.',
    from: { pathNot: TESTS },
    to: { path: [TESTS, MAKERS] },
  },
  {
    name: 'testing-is-for-tests',
    comment: 'What ships never reaches the seams meant for tests.',
    from: { path: SOURCE, pathNot: [TESTS, TESTING] },
    to: { path: TESTING },
  },
  {
    name: 'fixtures-are-for-tests',
    comment: 'Golden requests and replies show that code is right; what ships does not lean on them.',
    from: { path: SOURCE, pathNot: [TESTS, TESTING, '^packages/processor-fixtures/'] },
    to: { path: '^packages/processor-fixtures/' },
  },
];

export const BOUNDARY_RULES: IForbiddenRuleType[] = [...arrows, ...purity, ...storefront, ...server, ...hygiene].map(
  (rule) => ({ ...rule, severity: 'error' }),
);
