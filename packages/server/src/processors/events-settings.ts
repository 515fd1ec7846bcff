import { z } from 'zod';
import type { AwsEventSettings } from './events/aws-event-settings.ts';
import { address, hasKeys, key } from './read-variables.ts';

const QUEUE_URL = /^https?:\/\/[^\s/?#]+\/(?:[^\s?#]+\/)?\d{12}\/[\w-]{1,80}$/;
const ROLE_ARN = /^arn:[\w-]+:iam::\d{12}:role\/[\w+=,.@/-]{1,512}$/;
const REGION = /^[a-z]{2}(?:-[a-z]+)+-\d$/;

const looking = (pattern: RegExp, example: string) => z.string().regex(pattern, `must look like ${example}`).optional();

/** The environment of the events queue at AWS. The names that begin with AWS_ are those of Amazon's own tools. */
export const eventsVariables = {
  EVENTS_QUEUE_URL: looking(QUEUE_URL, 'https://sqs.eu-west-1.amazonaws.com/000000000000/events'),
  EVENTS_ROLE_ARN: looking(ROLE_ARN, 'arn:aws:iam::000000000000:role/events'),
  EVENTS_STS_URL: address,
  AWS_REGION: looking(REGION, 'eu-west-1'),
  AWS_ACCESS_KEY_ID: key,
  AWS_SECRET_ACCESS_KEY: key,
  AWS_SESSION_TOKEN: key,
};

type EventsVariables = z.infer<z.ZodObject<typeof eventsVariables>>;

const KEYS = [
  'EVENTS_QUEUE_URL',
  'EVENTS_ROLE_ARN',
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
] as const;

/** Undefined for the embedded queue. Variables of AWS alone mean nothing: they may be there for other programs. */
export function readEvents(given: EventsVariables): AwsEventSettings | undefined {
  if (!hasKeys(given, 'EVENTS_', KEYS)) return undefined;
  const region = given.AWS_REGION ?? '';
  return {
    queue_url: given.EVENTS_QUEUE_URL ?? '',
    region,
    role_arn: given.EVENTS_ROLE_ARN ?? '',
    sts_url: given.EVENTS_STS_URL ?? `https://sts.${region}.amazonaws.com`,
    access_key_id: given.AWS_ACCESS_KEY_ID ?? '',
    secret_access_key: given.AWS_SECRET_ACCESS_KEY ?? '',
    session_token: given.AWS_SESSION_TOKEN,
  };
}
