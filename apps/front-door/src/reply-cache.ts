import type { IncomingHttpHeaders } from 'node:http';
import { count } from '@jara/telemetry';
import type { FastifyRequest } from 'fastify';
import { isAccepted } from './accepted-encoding.ts';
import type { Changes } from './changes.ts';
import { createCopies } from './copies.ts';
import { dependenciesIn } from './dependencies.ts';
import type { UpstreamResponse } from './upstream.ts';

const MAX_BYTES = 16 * 1024 * 1024;
/** Whoever asks can make up as many parameters and spellings as they like: these push no reply out that everybody asks for. */
const MAX_BYTES_OF_RARE = 4 * 1024 * 1024;
const isRare = (path: string) => !/^[\w/-]+$/.test(path);
const LONGEST_PATH = 512;

type Asked = Pick<FastifyRequest, 'method' | 'headers'>;

/** A reply to somebody known is theirs alone. */
const isForEveryone = ({ method, headers }: Asked) => method === 'GET' && headers.authorization === undefined;

/** These speak of one answer. */
function lasting({ date: _made, 'x-request-id': _id, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

/**
 * Replies of the API that are the same for everyone, for as long as it would give them itself. The API packs a reply and
 * gives it an entity tag when it is asked for a second time; those are kept, in the encoding that was asked for.
 */
export function createReplyCache(changes: Changes, now: () => number) {
  const sizeOf = ({ body }: UpstreamResponse) => body.length;
  const common = createCopies<UpstreamResponse>({ changes, now, maxBytes: MAX_BYTES, sizeOf });
  const rare = createCopies<UpstreamResponse>({ changes, now, maxBytes: MAX_BYTES_OF_RARE, sizeOf });
  const copiesFor = (path: string) => (isRare(path) ? rare : common);
  const readsBrotli = ({ headers }: Asked) => isAccepted('br', headers['accept-encoding']);
  const keyOf = (path: string, request: Asked) => `${readsBrotli(request) ? 'br' : ''} ${path}`;
  /** Whatever the API has read in the request: nobody else is given what they cannot read. */
  const isReadable = ({ headers }: UpstreamResponse, request: Asked) =>
    headers['content-encoding'] === undefined || (headers['content-encoding'] === 'br' && readsBrotli(request));

  return {
    find(path: string, request: Asked): UpstreamResponse | undefined {
      if (!isForEveryone(request)) return undefined;
      const copy = copiesFor(path).find(keyOf(path, request));
      count('cache_lookups_total', { cache: 'replies', result: copy?.state ?? 'missed' });
      if (copy?.state !== 'fresh') return undefined;
      const { value } = copy;
      const isKnown = request.headers['if-none-match'] === value.headers.etag;
      return isKnown ? { ...value, status: 304, body: Buffer.alloc(0) } : value;
    },
    /** Before the API is asked; what it gives keeps the answer, if that may be kept. */
    begin(path: string, request: Asked): (answer: UpstreamResponse) => void {
      const keep = copiesFor(path).begin();
      return (answer) => {
        const dependencies = dependenciesIn(answer.headers);
        const mayBeKept = dependencies && answer.status === 200 && answer.headers.etag !== undefined;
        if (!mayBeKept || !isForEveryone(request) || !isReadable(answer, request) || path.length > LONGEST_PATH) return;
        keep(keyOf(path, request), { ...answer, headers: lasting(answer.headers) }, dependencies);
      };
    },
  };
}
