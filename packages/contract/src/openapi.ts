import { z } from 'zod';
import { type Endpoint, type EndpointTable, type EventStream, type EventStreamTable, headersOf } from './endpoint.ts';
import { failureWith, success } from './envelope.ts';
import type { FailureCode } from './failure-codes.ts';
import { FAILURES } from './failures.ts';

/** Failures that any endpoint can meet. */
const EVERYWHERE: readonly FailureCode[] = [
  ...(['INVALID_INPUT', 'URL_TOO_LONG', 'TOO_MANY_REQUESTS'] as const),
  ...(['UNEXPECTED', 'UNAVAILABLE', 'BUSY'] as const),
];
/** Failures of a bearer token; without one, only those endpoints refuse that are for customers alone. */
const OF_THE_TOKEN: readonly FailureCode[] = ['NOT_SIGNED_IN', 'TOKEN_EXPIRED', 'TOKEN_INVALID'];

const OF_THE_ROLE: readonly FailureCode[] = ['WRONG_ROLE'];
const OF_THE_SECOND_FACTOR = {
  before: [],
  asUsual: ['SECOND_FACTOR_REQUIRED'],
  fresh: ['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_STALE'],
} as const satisfies Record<string, readonly FailureCode[]>;
const OF_THE_KEY: readonly FailureCode[] = ['IDEMPOTENCY_KEY_REUSED'];

type JsonSchema = Record<string, unknown>;
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: unknown };
type Content = Readonly<Record<string, { schema: JsonSchema }>>;
type Reply = { description: string; content: Content };

export type OpenApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters: Parameter[];
  security?: Record<string, string[]>[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Reply>;
};

export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  components: { securitySchemes: Record<string, JsonSchema> };
  paths: Record<string, Record<string, OpenApiOperation>>;
};

const BEARER = { bearer: [] };

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

const fileOf = ({ types }: NonNullable<Endpoint['file']>): Content =>
  Object.fromEntries(types.map((type) => [type, { schema: {} }]));

function parametersOf(where: Parameter['in'], schema: z.ZodObject | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

type Asked = Pick<Endpoint, 'caller' | 'secondFactor' | 'idempotent' | 'failures'>;

const isForStaff = ({ caller }: Asked) => typeof caller === 'object';
const isTokenNeeded = (endpoint: Asked) => endpoint.caller === 'customer' || isForStaff(endpoint);

function failuresOf(endpoint: Asked): Record<string, Reply> {
  const codes = new Set([
    ...endpoint.failures,
    ...(endpoint.caller ? OF_THE_TOKEN : []),
    ...(isForStaff(endpoint) ? [...OF_THE_ROLE, ...OF_THE_SECOND_FACTOR[endpoint.secondFactor ?? 'asUsual']] : []),
    ...(endpoint.idempotent ? OF_THE_KEY : []),
    ...EVERYWHERE,
  ]);
  const byStatus = Map.groupBy(codes, (code) => String(FAILURES[code].status));
  const failures = [...byStatus].map(([status, codes]): [string, Reply] => [
    status,
    {
      description: codes.map((code) => `${code}: ${FAILURES[code].message}`).join('\n'),
      content: json(jsonSchema(failureWith(codes), 'output')),
    },
  ]);
  return Object.fromEntries(failures);
}

const repliesOf = (endpoint: Endpoint): Record<string, Reply> => ({
  200: { description: endpoint.summary, content: json(jsonSchema(success(endpoint.data), 'output')) },
  ...failuresOf(endpoint),
});

/** How old a kept answer may be, and what the storefront makes of it. Part of each such endpoint's description. */
const HOW_STALE = [
  'The answer may come from memory.',
  'A change in the database drops it as soon as it is announced, within milliseconds; what depends on the clock, such as is_open, is dropped at the time at which the clock changes it, at the latest at the full hour.',
  'The HTML that the storefront makes of it is dropped with it; what the clock changes shows on a page at most five seconds late. An older page is shown only while no new one can be made.',
].join(' ');

const HOW_OFTEN_DONE = [
  'Done once for each Idempotency-Key of a caller: a repeat with the same key gives the first answer for 48 hours.',
  'Another request under the same key is refused; a request that was refused has not used its key.',
].join(' ');

function descriptionOf({ cached, caller, idempotent, repeatable }: Endpoint): string | undefined {
  if (idempotent) return HOW_OFTEN_DONE;
  if (!cached) return repeatable;
  // A known caller's response is not taken from the cache.
  return caller ? `${HOW_STALE} With a bearer token the answer is made anew for its owner.` : HOW_STALE;
}

const HOW_TO_FOLLOW = [
  'The Accept header names text/event-stream.',
  'The first block has an id and no data: what to resume after, before anything has happened.',
  'With Last-Event-ID all that was missed is sent, and what is younger than 30 seconds, or at most 30 seconds older than the last one seen, again; so a reader compares versions, and ignores an event that is not newer than what it has.',
  'A comment comes every 25 seconds. The answer ends after about ten minutes, or when it is not read; the reader then asks again with a fresh token.',
].join(' ');

const contextOf = (path: string) => path.split('/').find((part) => part && part !== 'customer') ?? 'service';

/** OpenAPI 3.1 knows no events: the schema names the data of each by the event's name. */
function streamOperation(operationId: string, stream: EventStream): OpenApiOperation {
  const properties = Object.entries(stream.events).map(([name, data]) => [name, jsonSchema(data, 'output')] as const);
  const schema = { type: 'object', properties: Object.fromEntries(properties) };
  return {
    operationId,
    tags: [contextOf(stream.path)],
    summary: stream.summary,
    description: HOW_TO_FOLLOW,
    parameters: parametersOf('header', stream.headers),
    security: [BEARER],
    responses: {
      200: { description: stream.summary, content: { 'text/event-stream': { schema } } },
      ...failuresOf(stream),
    },
  };
}

/** The whole contract as OpenAPI 3.1, from the same tables that the API serves. */
export function describeApi(table: EndpointTable, streams: EventStreamTable): OpenApiDocument {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {
      title: 'Jara API',
      version: '1.0.0',
      description: 'What the storefront says to the server, and what it answers.',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths: {},
  };
  for (const [operationId, endpoint] of Object.entries(table)) {
    const description = descriptionOf(endpoint);
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const operation: OpenApiOperation = {
      operationId,
      tags: [contextOf(endpoint.path)],
      summary: endpoint.summary,
      ...(description && { description }),
      parameters: [
        ...parametersOf('path', endpoint.params),
        ...parametersOf('query', endpoint.query),
        ...parametersOf('header', headersOf(endpoint)),
      ],
      ...(endpoint.caller && { security: isTokenNeeded(endpoint) ? [BEARER] : [BEARER, {}] }),
      ...(endpoint.body && { requestBody: { required: true, content: json(jsonSchema(endpoint.body, 'input')) } }),
      ...(endpoint.file && { requestBody: { required: true, content: fileOf(endpoint.file) } }),
      responses: repliesOf(endpoint),
    };
    document.paths[path] = { ...document.paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  for (const [operationId, stream] of Object.entries(streams)) {
    document.paths[stream.path] = { ...document.paths[stream.path], get: streamOperation(operationId, stream) };
  }
  return document;
}
