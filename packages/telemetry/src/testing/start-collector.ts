import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
  z.strictObject({ doubleValue: z.number() }),
  z.strictObject({ boolValue: z.boolean() }),
]);
const attributes = z
  .array(z.strictObject({ key: z.string(), value }))
  .transform((list) => Object.fromEntries(list.map(({ key, value: given }) => [key, Object.values(given)[0]])));
const nanoseconds = z.string().regex(/^\d{19}$/);

/** OTLP 1 as JSON, as far as we send it; anything else is a mistake. */
const request = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string() }),
          spans: z.array(
            z.strictObject({
              traceId: z.string().regex(/^[\da-f]{32}$/),
              spanId: z.string().regex(/^[\da-f]{16}$/),
              parentSpanId: z
                .string()
                .regex(/^[\da-f]{16}$/)
                .optional(),
              name: z.string().min(1),
              kind: z.int().min(1).max(5),
              startTimeUnixNano: nanoseconds,
              endTimeUnixNano: nanoseconds,
              attributes,
              status: z.strictObject({ code: z.literal(2) }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

type CollectedSpan = z.infer<typeof request>['resourceSpans'][number]['scopeSpans'][number]['spans'][number] & {
  readonly service: unknown;
};

/** A collector on loopback that takes OTLP over HTTP, or does as `answer` says. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const mistakes: unknown[] = [];
  let answers: 'takes' | 'refuses' | 'hangs' = 'takes';
  let asked = 0;
  async function take(message: IncomingMessage, response: ServerResponse): Promise<void> {
    asked += 1;
    const body = await text(message);
    if (answers === 'hangs') return;
    if (answers === 'refuses') {
      response.writeHead(503).end();
      return;
    }
    const read = message.url === '/v1/traces' ? request.safeParse(JSON.parse(body)) : undefined;
    if (!read?.success) mistakes.push(read?.error ?? message.url);
    for (const { resource, scopeSpans } of read?.data?.resourceSpans ?? [])
      for (const scope of scopeSpans)
        for (const span of scope.spans) spans.push({ ...span, service: resource.attributes['service.name'] });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }
  const server = createServer((message, response) => void take(message, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    mistakes,
    asked: () => asked,
    answer(how: typeof answers): void {
      answers = how;
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
