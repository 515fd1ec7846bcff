import { timingSafeEqual } from 'node:crypto';
import type { QueueErrorName } from './queue-errors.ts';
import type { QueueKey, QueueKeys } from './queue-keys.ts';
import { type SignableRequest, signatureOf } from './sigv4.ts';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(\w{16,128})\/(\d{8})\/([\w-]{1,40})\/(\w{1,20})\/aws4_request, ?SignedHeaders=([a-z\d;-]{1,1000}), ?Signature=([\da-f]{64})$/;
const MOMENT = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
/** AWS §SigV4: a request is good for so long, and a clock may be as wrong. */
const SKEW_MS = 15 * 60_000;

type Asked = { readonly region: string; readonly service: 'sqs' | 'sts'; readonly now: Date };

/** Whatever tells the meaning of a request must be signed, or somebody on the way could change it. */
const mustBeSigned = (name: string) => name === 'host' || name.startsWith('x-amz-');

const isOne = (value: string | string[] | undefined): value is string => typeof value === 'string';

/**
 * Whose key signed the request. What can be replayed within the quarter of an hour is stored again: the consumer knows
 * events by their ids, and an old one changes nothing.
 */
export function verifyRequest(
  request: SignableRequest,
  keys: QueueKeys,
  { region, service, now }: Asked,
): QueueKey | QueueErrorName {
  const { authorization, 'x-amz-date': moment, 'x-amz-security-token': token } = request.headers;
  if (authorization === undefined) return 'MissingAuthenticationTokenException';
  const [whole, accessKeyId = '', day, ...rest] = AUTHORIZATION.exec(authorization) ?? [];
  const [givenRegion, givenService, names = '', signature = ''] = rest;
  if (whole === undefined || !isOne(moment)) return 'IncompleteSignatureException';
  const signedHeaders = names.split(';');
  const isLeftOut = (name: string) => mustBeSigned(name) && !signedHeaders.includes(name);
  if (['host', 'x-amz-date', ...Object.keys(request.headers)].some(isLeftOut)) return 'IncompleteSignatureException';

  const key = keys.find(accessKeyId, isOne(token) ? token : undefined);
  if (key === 'unknown') return 'UnrecognizedClientException';
  if (key === 'expired') return 'ExpiredTokenException';
  const signedAt = Date.parse(moment.replace(MOMENT, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(signedAt - now.getTime()) <= SKEW_MS)) return 'RequestExpired';
  if (!moment.startsWith(`${day}T`) || givenRegion !== region || givenService !== service)
    return 'InvalidSignatureException';
  const expected = signatureOf(request, signedHeaders, { moment, region, service }, key.secretAccessKey);
  const isRight = timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(expected, 'hex'));
  return isRight ? key : 'InvalidSignatureException';
}
