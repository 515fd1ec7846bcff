import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type SignableRequest = {
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type Scope = {
  /** When it was signed: `YYYYMMDDTHHMMSSZ`. */
  readonly moment: string;
  readonly region: string;
  readonly service: string;
};

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The path is percent-encoded already; everything but S3 encodes it once more. */
const encodedPath = (path: string) =>
  encodeURIComponent(path)
    .replaceAll('%2F', '/')
    .replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** A POST without a query, as all requests to SQS and STS are. */
function canonicalRequest({ host, path, headers, body }: SignableRequest, signedHeaders: readonly string[]): string {
  const valueIn = (name: string) => (name === 'host' ? host : String(headers[name] ?? ''));
  const lines = signedHeaders.map((name) => `${name}:${valueIn(name).trim().replaceAll(/\s+/g, ' ')}\n`);
  return ['POST', encodedPath(path), '', lines.join(''), signedHeaders.join(';'), sha256(body)].join('\n');
}

/** AWS Signature Version 4 (integrations §9.3), in hex. */
export function signatureOf(
  request: SignableRequest,
  signedHeaders: readonly string[],
  { moment, region, service }: Scope,
  secretAccessKey: string,
): string {
  const day = moment.slice(0, 8);
  const scope = [day, region, service, 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', moment, scope.join('/'), sha256(canonicalRequest(request, signedHeaders))].join(
    '\n',
  );
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, text).toString('hex');
}
