import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './accepted-encoding.ts';
import { entityTag, isKnown } from './entity-tag.ts';
import type { UpstreamResponse } from './upstream.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below, what packing saves is less than the header that says so. */
const WORTH_IT = 200;
const PACKS = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml))/;
/** A reply is made for one call; these take a tenth of a millisecond for one of usual size. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } };

/** Secrets beside what somebody else may have chosen are not packed: the length would tell of them (BREACH). */
const hasSecret = ({ headers }: UpstreamResponse) => headers['set-cookie'] !== undefined;

const pack = (body: Buffer, encoding: Encoding) => (encoding === 'br' ? brotli(body, QUICKLY) : zip(body));

/** Packed for whoever reads that, if that saves anything. */
export async function packAnswer(request: FastifyRequest, answer: UpstreamResponse): Promise<UpstreamResponse> {
  const { headers, body } = answer;
  const encoding = encodingFor(request);
  const packs =
    body.length >= WORTH_IT && headers['content-encoding'] === undefined && PACKS.test(headers['content-type'] ?? '');
  if (encoding === undefined || !packs || hasSecret(answer)) return answer;
  const packed = await pack(body, encoding);
  if (packed.length >= body.length) return answer;
  const { 'content-length': _length, ...others } = headers;
  const vary = headers['cache-control'] === 'no-store' ? {} : { vary: headers.vary ?? 'accept-encoding' };
  return { ...answer, headers: { ...others, ...vary, 'content-encoding': encoding }, body: packed };
}

/** A file that a browser keeps and asks for again has a tag, and is not sent again to whoever has it. */
export function tagAnswer(request: FastifyRequest, answer: UpstreamResponse): UpstreamResponse {
  const { status, headers, body } = answer;
  const isStored = status === 200 && request.method === 'GET' && headers['cache-control'] !== 'no-store';
  if (!isStored || headers.etag !== undefined) return answer;
  const etag = entityTag(body);
  if (!isKnown(etag, request.headers['if-none-match'])) return { ...answer, headers: { ...headers, etag } };
  const { 'content-length': _length, 'content-type': _type, ...others } = headers;
  return { status: 304, headers: { ...others, etag }, body: Buffer.alloc(0) };
}
