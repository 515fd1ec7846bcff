import type { Plugin } from 'vite';

/** What describes a schema as JSON Schema, which only the API's documentation does. */
const JSON_SCHEMAS = /inst\._zod\.processJSONSchema = .*|\bcreate(?:Standard|To)JSONSchemaMethod(?=\()/g;
/** What a schema says of its own limits, as a string's longest length: nobody asks it. */
const LIMITS = 'processors.aggregateChecks(inst)';
/** What follows references that lead round in a circle: JSON has none. */
const CYCLES = 'core.config({ memoizer: core.memoizer() });';

/** Zod without what no browser of ours uses. By itself the bundler would keep it: each schema refers to it. */
export function zodForBrowsers(): Plugin {
  return {
    name: 'zod-for-browsers',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler: (source) =>
        source
          .replace(CYCLES, ';')
          .replaceAll(LIMITS, '({})')
          .replaceAll(JSON_SCHEMAS, (found) => (found.startsWith('create') ? 'undefined?.' : '')),
    },
  };
}
