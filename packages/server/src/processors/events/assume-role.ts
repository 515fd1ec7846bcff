import { callProvider } from '../call-provider.ts';
import type { AwsEventSettings } from './aws-event-settings.ts';
import { signAws } from './sign-aws.ts';

export type AssumedRole = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
  readonly expiresAt: Date;
};

/** A word for logs, without a secret in it: 'no_answer', 'unreadable', 'http_403 AccessDenied'. */
export type AssumeRoleFailure = { readonly failure: string };

/** A page waits for it in the background. */
const TIMEOUT_MS = 4_000;
const ASSUMED_SECONDS = 3_600;
const SESSION_NAME = 'jara-pages';

/** What is in these elements goes into a cookie, so nothing but the letters of keys and tokens is taken. */
const CREDENTIALS = {
  AccessKeyId: /<AccessKeyId>([A-Z0-9]{16,128})<\/AccessKeyId>/,
  SecretAccessKey: /<SecretAccessKey>([\w+/=-]{1,128})<\/SecretAccessKey>/,
  SessionToken: /<SessionToken>([\w+/=.-]{1,3000})<\/SessionToken>/,
  Expiration: /<Expiration>(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)<\/Expiration>/,
};
const ERROR_CODE = /<Code>(\w{1,60})<\/Code>/;

/** The queue's ARN says what its URL and the region say; the partition (`aws`, `aws-cn`) is that of the role. */
function arnOf({ queue_url, region, role_arn }: AwsEventSettings): string {
  const [account, name] = queue_url.split('/').slice(-2);
  return `arn:${role_arn.split(':')[1]}:sqs:${region}:${account}:${name}`;
}

/** Whatever the role may do: with these credentials, send to this queue and nothing else. */
const policyOf = (settings: AwsEventSettings) =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Action: 'sqs:SendMessage', Resource: arnOf(settings) }],
  });

function readRole(xml: string): AssumedRole | undefined {
  const textIn = (name: keyof typeof CREDENTIALS) => CREDENTIALS[name].exec(xml)?.[1];
  const accessKeyId = textIn('AccessKeyId');
  const secretAccessKey = textIn('SecretAccessKey');
  const sessionToken = textIn('SessionToken');
  const expiration = textIn('Expiration');
  if (!(accessKeyId && secretAccessKey && sessionToken && expiration)) return undefined;
  return { accessKeyId, secretAccessKey, sessionToken, expiresAt: new Date(expiration) };
}

/** AWS STS: `POST /`, a form signed with Signature Version 4, answered in XML. */
export async function assumeRole(
  settings: AwsEventSettings,
  now: Date,
  timeoutMs = TIMEOUT_MS,
): Promise<AssumedRole | AssumeRoleFailure> {
  const request = {
    service: 'sts',
    url: `${settings.sts_url}/`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      Action: 'AssumeRole',
      Version: '2011-06-15',
      RoleArn: settings.role_arn,
      RoleSessionName: SESSION_NAME,
      DurationSeconds: String(ASSUMED_SECONDS),
      Policy: policyOf(settings),
    }).toString(),
  } as const;
  const answer = await callProvider(request.url, await signAws(settings, request, now), { provider: 'sts', timeoutMs });
  if (!answer) return { failure: 'no_answer' };
  const xml = String(answer.body);
  if (answer.status !== 200) return { failure: `http_${answer.status} ${ERROR_CODE.exec(xml)?.[1] ?? ''}`.trim() };
  return readRole(xml) ?? { failure: 'unreadable' };
}
