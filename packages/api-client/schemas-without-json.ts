import type { Plugin } from 'vite';

/** Of Zod, what describes a schema as JSON Schema, which only the API's documentation does. */
const JSON_SCHEMAS = /inst\._zod\.processJSONSchema = .*|\bcreate(?:Standard|To)JSONSchemaMethod(?=\()/g;

/** By itself the bundler would keep it: each schema refers to it, and a first add brings all of Zod that is in use. */
export function schemasWithoutJson(): Plugin {
  return {
    name: 'schemas-without-json',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler: (source) =>
        source.replaceAll(JSON_SCHEMAS, (found) => (found.startsWith('create') ? 'undefined?.' : '')),
    },
  };
}
