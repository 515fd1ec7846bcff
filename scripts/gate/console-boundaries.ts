import type { IForbiddenRuleType } from 'dependency-cruiser';
import { folderRules } from './folder-rules.ts';

const CONSOLE = '^apps/console/src';

/** Which features a feature imports, its tests included. */
export const CONSOLE_FEATURE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'sign-in': [],
  board: [],
  menu: [],
  hours: [],
  money: [],
  delivery: [],
  support: [],
  queue: [],
  staff: [],
  vendors: [],
  insights: [],
  profile: [],
};

export const CONSOLE_RULES: IForbiddenRuleType[] = [
  ...folderRules(`${CONSOLE}/features`, CONSOLE_FEATURE_IMPORTS, {
    what: 'The feature',
    name: 'console-feature',
    withTests: true,
  }),
  {
    name: 'console-shared-imports-no-feature',
    comment: 'main → frame → routes → features → shared, never upwards.',
    from: { path: `${CONSOLE}/shared/` },
    to: { path: [`${CONSOLE}/(features|frame)/`, `${CONSOLE}/[^/]+$`] },
  },
  {
    name: 'console-features-import-no-frame',
    comment: 'main → frame → routes → features → shared, never upwards.',
    from: { path: `${CONSOLE}/features/` },
    to: { path: [`${CONSOLE}/frame/`, `${CONSOLE}/[^/]+$`] },
  },
  {
    name: 'console-feature-through-index',
    comment: 'A feature is imported through its index.ts.',
    from: { path: `${CONSOLE}/features/([^/]+)/` },
    to: { path: `${CONSOLE}/features/`, pathNot: [`${CONSOLE}/features/$1/`, `${CONSOLE}/features/[^/]+/index\\.ts$`] },
  },
  {
    name: 'console-routes-through-index',
    comment: 'A feature is imported through its index.ts.',
    from: { path: [`${CONSOLE}/frame/`, `${CONSOLE}/[^/]+$`] },
    to: { path: `${CONSOLE}/features/`, pathNot: `${CONSOLE}/features/[^/]+/index\\.ts$` },
  },
  {
    name: 'console-features-are-fetched',
    comment: 'A screen’s code comes when somebody goes there, not with the first load.',
    from: { path: [`${CONSOLE}/frame/`, `${CONSOLE}/[^/]+$`] },
    to: { path: `${CONSOLE}/features/`, dynamic: false },
  },
  {
    name: 'console-calls-import-no-model',
    comment: 'Within a feature, its tests included: ui → model → api. What two of them need belongs to the lower one.',
    from: { path: `${CONSOLE}/features/([^/]+)/api/` },
    to: { path: `${CONSOLE}/features/$1/`, pathNot: `${CONSOLE}/features/$1/api/` },
  },
  {
    name: 'console-model-imports-no-ui',
    comment: 'Within a feature, its tests included: ui → model → api. A hook that needs components belongs to ui.',
    from: { path: `${CONSOLE}/features/([^/]+)/model/` },
    to: { path: `${CONSOLE}/features/$1/`, pathNot: `${CONSOLE}/features/$1/(api|model)/` },
  },
];
