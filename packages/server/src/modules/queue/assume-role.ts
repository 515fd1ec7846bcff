import { z } from 'zod';
import type { QueueErrorName } from './queue-errors.ts';
import { LONGEST_SECONDS, type QueueKeys } from './queue-keys.ts';

const ROLE = 'send-events';
const roleArn = (account: string) => `arn:aws:iam::${account}:role/${ROLE}`;

const input = z.object({
  Version: z.literal('2011-06-15'),
  RoleArn: z.string(),
  RoleSessionName: z.string().regex(/^[\w+=,.@-]{2,64}$/),
  DurationSeconds: z.coerce.number().int().min(900).max(LONGEST_SECONDS).default(LONGEST_SECONDS),
});

type Deps = { readonly keys: QueueKeys; readonly account: string; readonly requestId: string };

const element = (name: string, ...content: readonly string[]) => `<${name}>${content.join('')}</${name}>`;

/**
 * Integrations §9.5: temporary credentials for the one role there is. A policy in the request could only take away from
 * what the role may do, which is to send to one queue; it is not read.
 */
export function assumeRole(
  { keys, account, requestId }: Deps,
  form: URLSearchParams,
): { readonly xml: string } | QueueErrorName {
  if (form.get('Action') !== 'AssumeRole') return 'UnknownOperationException';
  const parsed = input.safeParse(Object.fromEntries(form));
  if (!parsed.success) return 'ValidationError';
  const { RoleArn, RoleSessionName, DurationSeconds } = parsed.data;
  if (RoleArn !== roleArn(account)) return 'AccessDeniedException';
  const { accessKeyId, secretAccessKey, sessionToken, expiresAt } = keys.temporary({ seconds: DurationSeconds });
  const user = element(
    'AssumedRoleUser',
    element('AssumedRoleId', `AROAEVENTSQUEUESENDER:${RoleSessionName}`),
    element('Arn', `arn:aws:sts::${account}:assumed-role/${ROLE}/${RoleSessionName}`),
  );
  const credentials = element(
    'Credentials',
    element('AccessKeyId', accessKeyId),
    element('SecretAccessKey', secretAccessKey),
    element('SessionToken', sessionToken),
    element('Expiration', expiresAt.toISOString().replace('.000', '')),
  );
  const result = element('AssumeRoleResult', user, credentials);
  const metadata = element('ResponseMetadata', element('RequestId', requestId));
  return {
    xml: `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">${result}${metadata}</AssumeRoleResponse>`,
  };
}
