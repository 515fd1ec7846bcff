import { z } from 'zod';
import type { FailureCode } from './failure-codes.ts';

type Shape = z.ZodObject;

/** Decisions §8: who acts on orders beside the customer. */
export const STAFF_ROLES = ['vendor', 'rider', 'support'] as const;
export const staffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof staffRole>;

/** Staff of one role, or of any. */
export type StaffCaller = { readonly staff: StaffRole | 'any' };

/** One line of the wire: what may be asked, what is answered, what may fail. */
export type Endpoint = EndpointParts & Repeats;

type EndpointParts = {
  /** As Fastify and OpenAPI readers know it: `/customer/vendor/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly headers?: Shape;
  readonly body?: z.ZodType;
  /** The body is a file of one of these media types, as it is. */
  readonly file?: { readonly types: readonly string[]; readonly mostBytes: number };
  /** The `data` of the success envelope. */
  readonly data: z.ZodType;
  /** Set where the answer is the same for everyone, and so is kept in memory; for how long stands in its description (`openapi.ts`). */
  readonly cached?: true;
  /** Set where the answer may wait for a provider: such calls take turns of their own, so that no other call waits for them. */
  readonly asksProvider?: true;
  /**
   * Who may ask: `customer` needs a bearer token and is refused with a 401 without one; `anyone` may bring one and is
   * then answered personally, past every cache; a `shopper` is a customer, or a guest by the id in `x-guest-id`; staff
   * need a bearer token of their own, and one of another role is refused with a 403, unless `any` of them may ask.
   */
  readonly caller?: 'customer' | 'anyone' | 'shopper' | StaffCaller;
  /**
   * ADR 63. Support passes a second factor before anything else; `before` is what a session may do without. `fresh` needs
   * one that was passed within the last minutes, from everybody.
   */
  readonly secondFactor?: 'before' | 'fresh';
  /**
   * What somebody without a token is told instead of being asked to sign in: the same as for something that is not
   * there, where a guest should not learn that it is.
   */
  readonly hiddenAs?: Extract<FailureCode, `${string}_NOT_FOUND`>;
  /** Failures of this endpoint's own; those that any endpoint can meet are understood. */
  readonly failures: readonly FailureCode[];
};

/**
 * What a repeated POST does. `idempotent` ones take an `Idempotency-Key`, do their work once in a transaction and give
 * the first answer again (reliability rule 7); the key belongs to the caller, so there must be one. Any other POST says
 * why a repeat of it does no harm.
 */
type Repeats =
  | {
      readonly method: 'GET' | 'PUT' | 'PATCH' | 'DELETE';
      readonly idempotent?: never;
      readonly callsProvider?: never;
      readonly repeatable?: never;
    }
  | {
      readonly method: 'POST';
      readonly idempotent?: never;
      readonly callsProvider?: never;
      readonly repeatable: string;
    }
  | {
      readonly method: 'POST';
      readonly idempotent: true;
      /**
       * Its answer holds what a provider said, who is called after the commit (reliability rule 8): what the transaction
       * made is stored under the key, and the answer is made from it anew for each repeat.
       */
      readonly callsProvider?: true;
      readonly repeatable?: never;
      readonly caller: 'customer' | 'shopper' | StaffCaller;
    };

/**
 * Made by the caller, one for each thing that it means to do once; a UUID is one. The specification's calls have none:
 * for a caller who sends none, each request is a thing of its own.
 */
const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{16,64}$/, 'must have 16 to 64 letters, digits, hyphens or underscores')
    .optional(),
});

/** The headers that an endpoint reads, beside those that say who calls. */
export const headersOf = ({ headers, idempotent }: Endpoint): Shape | undefined =>
  idempotent ? idempotencyHeaders.extend(headers?.shape ?? {}) : headers;

export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** An answer that stays open and sends events as they happen, as `text/event-stream`; it has no envelope. */
export type EventStream = Pick<
  EndpointParts,
  'path' | 'summary' | 'headers' | 'caller' | 'secondFactor' | 'hiddenAs' | 'failures'
> & {
  readonly method: 'GET';
  /** The data of each event, by its name. */
  readonly events: Readonly<Record<string, z.ZodType>>;
};

export type EventStreamTable = Readonly<Record<string, EventStream>>;

type InputOf<Part> = Part extends z.ZodType ? z.input<Part> : undefined;
type OutputOf<Part> = Part extends z.ZodType ? z.output<Part> : undefined;

/** Headers that an endpoint can do without may be left out together. */
type HeadersToSend<Headers> = object extends Headers ? { headers?: Headers } : { headers: Headers };

/** What a caller writes; parts without a schema may be left out. */
export type RequestOf<E extends Endpoint> = (E extends { params: z.ZodType }
  ? { params: InputOf<E['params']> }
  : unknown) &
  (E extends { query: z.ZodType } ? { query?: InputOf<E['query']> } : unknown) &
  (E extends { headers: z.ZodType } ? HeadersToSend<InputOf<E['headers']>> : unknown) &
  (E extends { body: z.ZodType } ? { body: InputOf<E['body']> } : unknown) &
  (E extends { file: object } ? { file: Blob } : unknown);

/** What a handler receives, already parsed. */
export type ParsedRequestOf<E extends Endpoint> = {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  headers: OutputOf<E['headers']>;
  body: OutputOf<E['body']>;
  file: E extends { file: object } ? { readonly type: string; readonly bytes: Uint8Array } : undefined;
};

export type DataOf<E extends Endpoint> = z.output<E['data']>;
export type DataToSend<E extends Endpoint> = z.input<E['data']>;
