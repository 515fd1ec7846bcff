import { z } from 'zod';
import type { AwsEventSettings } from './events/aws-event-settings.ts';
import { eventsVariables, readEvents } from './events-settings.ts';
import { readPayments } from './payment-settings.ts';
import { paymentVariables } from './payment-variables.ts';
import type { PaymentSettings } from './payments/create-payment-adapters.ts';
import type { GoogleSettings } from './places/google.ts';
import type { PushSettings } from './push/create-push.ts';
import { areVapidKeys } from './push/vapid-keys.ts';
import { address, hasKeys, hostNames, key, SANDBOX_KEY, SANDBOX_URL } from './read-variables.ts';
import type { SmsProvider, SmsSettings } from './sms/create-sms.ts';

/** What the phone shows as the sender: networks take 3 to 11 characters. */
const sender = z.string().min(3, 'must have 3 to 11 characters').max(11, 'must have 3 to 11 characters').optional();
/** The environment of the third parties, for the `env.ts` of every process that talks to one. */
export const processorVariables = {
  SANDBOX_URL: address,
  /** '1' lets a process in production mode talk to the sandbox. */
  ALLOW_SANDBOX: z.enum(['0', '1'], { error: "must be '0' or '1'" }).optional(),
  TERMII_URL: address,
  TERMII_API_KEY: key,
  TERMII_SENDER: sender,
  AFRICASTALKING_URL: address,
  AFRICASTALKING_USERNAME: key,
  AFRICASTALKING_API_KEY: key,
  AFRICASTALKING_SENDER: sender,
  HUBTEL_URL: address,
  HUBTEL_CLIENT_ID: key,
  HUBTEL_CLIENT_SECRET: key,
  HUBTEL_SENDER: sender,
  GOOGLE_MAPS_URL: address,
  GOOGLE_MAPS_KEY: key,
  /** RFC 8292: base64url; the subject is where a push service finds us. */
  VAPID_PUBLIC_KEY: key,
  VAPID_PRIVATE_KEY: key,
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must look like mailto:push@jara.example')
    .optional(),
  /** Push services besides the known ones, with commas; '.example.com' for all hosts within. */
  PUSH_HOSTS: hostNames,
  ...paymentVariables,
  ...eventsVariables,
};

const Variables = z.object(processorVariables);
type Variables = z.infer<typeof Variables>;

export type Processors = {
  readonly sms: SmsSettings;
  readonly places: GoogleSettings;
  readonly payments: PaymentSettings;
  readonly push: PushSettings;
  /** Undefined for the queue of our own, which is no sandbox. */
  readonly events: AwsEventSettings | undefined;
};

const SENDER = 'Jara';

function parse(variables: object): Variables {
  const parsed = Variables.safeParse(variables);
  if (parsed.success) return parsed.data;
  // Only the names: the values are secrets.
  throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join(' '));
}

function nigerianSms(given: Variables, sandbox: string): SmsProvider[] {
  const providers: SmsProvider[] = [];
  if (hasKeys(given, 'TERMII_', ['TERMII_API_KEY'])) {
    providers.push({
      provider: 'termii',
      url: given.TERMII_URL ?? 'https://api.ng.termii.com',
      api_key: given.TERMII_API_KEY ?? '',
      sender: given.TERMII_SENDER ?? SENDER,
    });
  }
  if (hasKeys(given, 'AFRICASTALKING_', ['AFRICASTALKING_USERNAME', 'AFRICASTALKING_API_KEY'])) {
    providers.push({
      provider: 'africas-talking',
      url: given.AFRICASTALKING_URL ?? 'https://api.africastalking.com',
      username: given.AFRICASTALKING_USERNAME ?? '',
      api_key: given.AFRICASTALKING_API_KEY ?? '',
      sender: given.AFRICASTALKING_SENDER,
    });
  }
  if (providers.length > 0) return providers;
  return [{ provider: 'termii', url: `${sandbox}/termii`, api_key: SANDBOX_KEY, sender: SENDER }];
}

function ghanaianSms(given: Variables, sandbox: string): SmsProvider[] {
  if (!hasKeys(given, 'HUBTEL_', ['HUBTEL_CLIENT_ID', 'HUBTEL_CLIENT_SECRET'])) {
    const [client_id, client_secret] = [SANDBOX_KEY, SANDBOX_KEY];
    return [{ provider: 'hubtel', url: `${sandbox}/hubtel`, client_id, client_secret, sender: SENDER }];
  }
  return [
    {
      provider: 'hubtel',
      url: given.HUBTEL_URL ?? 'https://sms.hubtel.com',
      client_id: given.HUBTEL_CLIENT_ID ?? '',
      client_secret: given.HUBTEL_CLIENT_SECRET ?? '',
      sender: given.HUBTEL_SENDER ?? SENDER,
    },
  ];
}

function googlePlaces(given: Variables, sandbox: string): GoogleSettings {
  if (!hasKeys(given, 'GOOGLE_MAPS_', ['GOOGLE_MAPS_KEY'])) return { url: sandbox, key: SANDBOX_KEY };
  return { url: given.GOOGLE_MAPS_URL ?? 'https://maps.googleapis.com', key: given.GOOGLE_MAPS_KEY ?? '' };
}

function webPush(given: Variables, sandbox: string): PushSettings {
  const hosts = given.PUSH_HOSTS?.split(',') ?? [];
  if (!hasKeys(given, 'VAPID_', ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']))
    return { hosts, sandbox: `${sandbox}/push` };
  const { VAPID_PUBLIC_KEY: public_key = '', VAPID_PRIVATE_KEY: private_key = '', VAPID_SUBJECT: subject = '' } = given;
  const keys = { public_key, private_key, subject };
  if (!areVapidKeys(keys)) throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair.');
  return { hosts, keys };
}

/**
 * Where each third party is, and with what key. Without keys it is the sandbox, by the same code.
 * Takes the environment as it is, or as an `env.ts` has parsed it.
 */
export function readProcessors(variables: object): Processors {
  const given = parse(variables);
  const sandbox = given.SANDBOX_URL ?? SANDBOX_URL;
  return {
    sms: { NG: nigerianSms(given, sandbox), GH: ghanaianSms(given, sandbox) },
    places: googlePlaces(given, sandbox),
    payments: readPayments(given, sandbox),
    push: webPush(given, sandbox),
    events: readEvents(given),
  };
}

/** Where the sandbox is, as it is given or by default. */
export const sandboxOf = (variables: object): string => parse(variables).SANDBOX_URL ?? SANDBOX_URL;
