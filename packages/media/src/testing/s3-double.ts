import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '../media-settings.ts';

const LARGEST_SKEW_MS = 15 * 60_000;
const NAME = 'pictures';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
const MUST_BE_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/** 'is slow': answers when it goes well again. */
type Way = 'well' | 'hangs' | 'is slow' | 'is cut' | 'redirects';

const momentOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Why S3 would refuse a request; undefined for one that is signed well. Written from the description of Signature
 * Version 4, with nothing of the library that signs.
 */
function refusalOf(request: IncomingMessage, body: Buffer, settings: BucketSettings, now: Date): string | undefined {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [, id, day, region, names = '', signature] = AUTHORIZATION.exec(header('authorization')) ?? [];
  if (id === undefined || day === undefined) return 'AccessDenied';
  if (id !== settings.access_key_id) return 'InvalidAccessKeyId';
  const date = header('x-amz-date');
  if (!date.startsWith(day) || !(Math.abs(momentOf(date) - now.getTime()) <= LARGEST_SKEW_MS))
    return 'RequestTimeTooSkewed';
  if (region !== settings.region) return 'AuthorizationHeaderMalformed';
  const signed = names.split(';');
  if (!MUST_BE_SIGNED.every((name) => signed.includes(name))) return 'AccessDenied';
  if (header('x-amz-content-sha256') !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const headers = signed.map((name) => `${name}:${header(name).trim()}\n`).join('');
  const canonical = [request.method, path, query, headers, names, sha256(body)].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${settings.secret_access_key}`,
  );
  const expected = hmac(signingKey, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`).toString('hex');
  return signature === expected ? undefined : 'SignatureDoesNotMatch';
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message><RequestId>4442587FB7D0A2F9</RequestId></Error>`,
  );
}

/** Storage that speaks S3's wire format, for tests: one bucket, in memory. */
export async function startS3Double({ now = () => new Date(), mayList = true } = {}) {
  const objects = new Map<string, Buffer>();
  const heard: string[] = [];
  const slow: (() => void)[] = [];
  let goes: Way = 'well';
  const settings: BucketSettings = {
    ...{ url: '', region: 'eu-west-1', access_key_id: 'AKIADOUBLEDOUBLE1234', secret_access_key: 'double/secret+1=' },
  };

  function get(request: IncomingMessage, response: ServerResponse, key: string): void {
    const found = objects.get(key);
    if (!found) {
      refuse(response, mayList ? 404 : 403, mayList ? 'NoSuchKey' : 'AccessDenied');
      return;
    }
    const etag = `"${createHash('md5').update(found).digest('hex')}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    const about = { 'content-type': 'binary/octet-stream', 'content-length': found.length };
    response.writeHead(isKnown ? 304 : 200, { etag, ...(!isKnown && about) });
    if (isKnown) response.end();
    else if (goes === 'is cut') response.write(found.subarray(0, found.length / 2), () => response.destroy());
    else response.end(found);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const [, bucket, key = ''] = /^\/([^/]+)\/(.+)$/.exec(request.url ?? '') ?? [];
    heard.push(`${request.method} ${key}`);
    if (goes === 'hangs') return;
    if (goes === 'is slow') await new Promise<void>((resolve) => slow.push(resolve));
    if (goes === 'redirects') {
      response.writeHead(307, { location: `${settings.url}/elsewhere` }).end();
      return;
    }
    const refusal = refusalOf(request, body, settings, now());
    if (refusal !== undefined) return refuse(response, 403, refusal);
    if (bucket !== NAME) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'GET') return get(request, response, key);
    if (request.method !== 'PUT') return refuse(response, 405, 'MethodNotAllowed');
    objects.set(key, body);
    response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${NAME}`;
  Object.assign(settings, { url });

  return {
    settings,
    objects,
    /** 'GET cover/rice.webp' of each request, and forgets them. */
    heard: () => heard.splice(0),
    /** How many wait while it is slow. */
    waiting: () => slow.length,
    /** From now on. */
    goes(way: Way): void {
      goes = way;
      if (way === 'well') for (const answerNow of slow.splice(0)) answerNow();
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type S3Double = Awaited<ReturnType<typeof startS3Double>>;
