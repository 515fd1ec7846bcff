import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { typeOfKey } from './media-key.ts';
import type { BucketSettings } from './media-settings.ts';

/** Within the 15 seconds that the front door waits for a picture, which then has to be made. */
const TIMEOUT_MS = 5_000;
/** As much as the optimiser takes. */
const MOST_BYTES = 5_000_000;

type Deps = { readonly now?: () => Date; readonly timeoutMs?: number };

/** A word for logs, without a secret in it: 'no_answer', 'too_large', 'http_403 SignatureDoesNotMatch'. */
type Failure = { readonly failure: string };
type Got = { readonly bytes: Buffer; readonly etag: string | undefined };
type Answer = { readonly status: number; readonly etag: string | undefined; readonly bytes: Buffer };
type Sent = { readonly headers?: Readonly<Record<string, string>>; readonly body?: Buffer };

/** Undefined for what is too large. */
async function readBytes(response: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** An error of S3 is XML, with a word for programs in it. */
function failureOf({ status, bytes }: Answer): Failure {
  const [, code = ''] = /<Code>(\w{1,60})<\/Code>/.exec(bytes.toString('utf8', 0, 4_096)) ?? [];
  return { failure: `http_${status} ${code}`.trim() };
}

/**
 * A key that is not there. S3 says 'AccessDenied' of it to whoever may read and not list; a key of ours that is wrong has
 * other words (InvalidAccessKeyId, SignatureDoesNotMatch, RequestTimeTooSkewed).
 */
const isMissing = ({ status, bytes }: Answer) =>
  status === 404 || (status === 403 && failureOf({ status, bytes, etag: undefined }).failure.endsWith('AccessDenied'));

/** S3-compatible storage: objects by their key below the bucket's URL, requests signed with Signature Version 4. */
export function createBucket(settings: BucketSettings, { now = () => new Date(), timeoutMs = TIMEOUT_MS }: Deps = {}) {
  async function call(method: 'GET' | 'PUT', key: string, { headers, body }: Sent): Promise<Answer | Failure> {
    const content = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await new AwsV4Signer({
      ...{ method, url: `${settings.url}/${key}`, service: 's3', region: settings.region },
      headers: { ...headers, 'x-amz-content-sha256': content },
      accessKeyId: settings.access_key_id,
      secretAccessKey: settings.secret_access_key,
      datetime: now()
        .toISOString()
        .replaceAll(/[:-]|\.\d{3}/g, ''),
    }).sign();
    try {
      const response = await fetch(signed.url, {
        ...{ method, headers: signed.headers, signal: AbortSignal.timeout(timeoutMs) },
        // It would carry the signature to wherever it leads.
        redirect: 'manual',
        ...(body && { body: new Uint8Array(body) }),
      });
      const bytes = await readBytes(response);
      if (bytes === undefined) return { failure: 'too_large' };
      return { status: response.status, etag: response.headers.get('etag') ?? undefined, bytes };
    } catch {
      return { failure: 'no_answer' };
    }
  }

  return {
    /** A picture, unless it is still the one that has this ETag. */
    async get(key: string, knownEtag?: string): Promise<Got | 'unchanged' | 'missing' | Failure> {
      if (!typeOfKey(key)) return 'missing';
      const headers = knownEtag === undefined ? {} : { 'if-none-match': knownEtag };
      const answer = await call('GET', key, { headers });
      if ('failure' in answer) return answer;
      if (answer.status === 200) return answer;
      if (answer.status === 304 && knownEtag !== undefined) return 'unchanged';
      return isMissing(answer) ? 'missing' : failureOf(answer);
    },

    async put(key: string, body: Buffer): Promise<'written' | Failure> {
      const type = typeOfKey(key);
      if (!type) throw new Error(`${key} is no key of a picture`);
      const answer = await call('PUT', key, { headers: { 'content-type': type }, body });
      if ('failure' in answer) return answer;
      return answer.status === 200 ? 'written' : failureOf(answer);
    },
  };
}

export type Bucket = ReturnType<typeof createBucket>;
