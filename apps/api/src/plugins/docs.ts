import { endpoints, eventStreams } from '@jara/contract';
import { describeApi } from '@jara/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';

/** The contract for programs (OpenAPI 3.1) and for people. Made when first asked for. */
export function serveDocs(app: FastifyInstance): void {
  let made: { json: string; html: string } | undefined;
  const documents = () => {
    if (made) return made;
    const api = describeApi(endpoints, eventStreams);
    made = { json: JSON.stringify(api), html: docsPage(api) };
    return made;
  };
  app.get('/docs/openapi.json', { schema: {} }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documents().json),
  );
  app.get('/docs', { schema: {} }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(documents().html),
  );
}
