import { createHash, createHmac } from 'node:crypto';

export type SignedRequest = {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The parts of an Authorization header. */
export function authorizationOf(headers: Headers) {
  const [, accessKeyId = '', date = '', region = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/sqs\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.get('authorization') ?? '',
    ) ?? [];
  return { accessKeyId, date, region, names: names.split(';'), signature };
}

/** The signature that a POST must have, by the definition of Signature Version 4. */
export function signatureOf({ url, headers, body }: SignedRequest, secret: string): string {
  const { date, region, names } = authorizationOf(headers);
  const { host, pathname } = new URL(url);
  const lines = names.map((name) => `${name}:${name === 'host' ? host : headers.get(name)}\n`);
  const canonical = ['POST', pathname, '', lines.join(''), names.join(';'), sha256(body)].join('\n');
  const scope = `${date}/${region}/sqs/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers.get('x-amz-date'), scope, sha256(canonical)].join('\n');
  const key = [date, region, 'sqs', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}
