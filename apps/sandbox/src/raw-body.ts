import type { FastifyInstance } from 'fastify';

/** Bodies come as text: a provider answers to what it cannot read in its own way, not in Fastify's. */
export function takeBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
}

export const textOf = (body: unknown): string => (typeof body === 'string' ? body : '');

/** Undefined where it is no JSON. */
export function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(textOf(body));
  } catch {
    return undefined;
  }
}
