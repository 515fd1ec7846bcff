import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { CONSOLE_RULES } from './console-boundaries.ts';
import { TESTS } from './folder-rules.ts';
import { SERVER_RULES } from './server-boundaries.ts';
import { STOREFRONT_RULES } from './storefront-boundaries.ts';

/** Run by hand to generate a file of the repository, such as a subset font. */
const MAKERS = '/make-[^/]+\\.ts$';
/** Test support: a fresh database per test file, builders. */
const TESTING = '^(packages|apps)/[^/]+/src/testing/';

/** Which workspaces a workspace may import, its tests included; all others are forbidden. */
const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/domain': ['packages/contract'],
  'packages/fair-queue': [],
  'packages/lifecycle': ['packages/contract'],
  'packages/media': ['packages/fair-queue'],
  'packages/telemetry': [],
  'packages/ui': [],
  'packages/api-client': ['packages/contract'],
  'packages/processor-fixtures': [],
  'packages/server': [
    'packages/contract',
    'packages/domain',
    'packages/lifecycle',
    'packages/processor-fixtures',
    'packages/telemetry',
  ],
  'packages/demo': ['packages/contract', 'packages/server'],
  'apps/api': [
    'packages/contract',
    'packages/fair-queue',
    'packages/lifecycle',
    'packages/media',
    'packages/server',
    'packages/telemetry',
  ],
  'apps/worker': ['packages/lifecycle', 'packages/server', 'packages/telemetry'],
  'apps/front-door': ['packages/contract', 'packages/fair-queue', 'packages/lifecycle', 'packages/telemetry'],
  'apps/sandbox': ['packages/lifecycle', 'packages/processor-fixtures'],
  'apps/console': ['packages/api-client', 'packages/contract', 'packages/domain', 'packages/ui'],
  'apps/storefront': [
    'packages/api-client',
    'packages/contract',
    'packages/domain',
    'packages/fair-queue',
    'packages/lifecycle',
    'packages/media',
    'packages/telemetry',
    'packages/ui',
  ],
  'tests/e2e': ['packages/contract', 'packages/lifecycle', 'packages/server'],
  scripts: [
    'packages/demo',
    'packages/lifecycle',
    'packages/media',
    'packages/server',
    'packages/telemetry',
    'tests/e2e',
  ],
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
  {
    name: 'front-door-knows-the-contract-in-tests',
    comment:
      'It passes on whatever is asked. That the paths of its ranks are those of the contract is a matter of a test.',
    from: { path: '^apps/front-door/src/', pathNot: TESTS },
    to: { path: '^packages/contract/' },
  },
];

export const BOUNDARY_RULES: IForbiddenRuleType[] = [
  ...workspaces,
  ...purity,
  ...STOREFRONT_RULES,
  ...CONSOLE_RULES,
  ...SERVER_RULES,
  ...hygiene,
].map((rule) => ({ ...rule, severity: 'error' }));
