import { rfc8291, webPush } from '@jara/processor-fixtures/web-push';
import { describe, expect, test } from 'vitest';
import { refuseSandboxInProduction } from './sandbox-in-production.ts';
import { readProcessors } from './settings.ts';

const KEYS = {
  TERMII_API_KEY: 'termii-key',
  HUBTEL_CLIENT_ID: 'hubtel-id',
  HUBTEL_CLIENT_SECRET: 'hubtel-secret',
  GOOGLE_MAPS_KEY: 'maps-key',
  PAYMENT_PROVIDERS: 'pocket',
  POCKET_SECRET_KEY: 'pocket-key',
  VAPID_PUBLIC_KEY: webPush.keys.public_key,
  VAPID_PRIVATE_KEY: webPush.keys.private_key,
  VAPID_SUBJECT: webPush.keys.subject,
};

const AWS = {
  EVENTS_QUEUE_URL: 'https://sqs.eu-west-1.amazonaws.com/000000000000/events',
  EVENTS_ROLE_ARN: 'arn:aws:iam::000000000000:role/events',
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'AKIAGOLDEN',
  AWS_SECRET_ACCESS_KEY: 'aws-secret',
};

describe('the settings of the third parties', () => {
  test('lead to the sandbox without keys, in the formats of Termii, Hubtel and Google', () => {
    const { sms, places, push } = readProcessors({});
    expect({ sms, places, push }).toEqual({
      push: { hosts: [], sandbox: 'http://127.0.0.1:4100/push' },
      sms: {
        NG: [{ provider: 'termii', url: 'http://127.0.0.1:4100/termii', api_key: 'sandbox', sender: 'Jara' }],
        GH: [
          {
            provider: 'hubtel',
            url: 'http://127.0.0.1:4100/hubtel',
            client_id: 'sandbox',
            client_secret: 'sandbox',
            sender: 'Jara',
          },
        ],
      },
      places: { url: 'http://127.0.0.1:4100', key: 'sandbox' },
    });
  });

  test('follow SANDBOX_URL, with or without a slash at its end', () => {
    expect(readProcessors({ SANDBOX_URL: 'http://sandbox.test:9/' }).places.url).toBe('http://sandbox.test:9');
  });

  test('lead to the providers with keys', () => {
    const { sms, places, push } = readProcessors({ ...KEYS, PUSH_HOSTS: 'push.example, .push.example' });
    expect(push).toEqual({ keys: webPush.keys, hosts: ['push.example', '.push.example'] });
    expect(sms.NG).toEqual([
      { provider: 'termii', url: 'https://api.ng.termii.com', api_key: 'termii-key', sender: 'Jara' },
    ]);
    expect(sms.GH).toMatchObject([{ url: 'https://sms.hubtel.com', client_id: 'hubtel-id' }]);
    expect(places).toEqual({ url: 'https://maps.googleapis.com', key: 'maps-key' });
  });

  test("ask Africa's Talking after Termii when both have keys, and alone when Termii has none", () => {
    const both = { ...KEYS, AFRICASTALKING_USERNAME: 'jara', AFRICASTALKING_API_KEY: 'at-key' };
    expect(readProcessors(both).sms.NG.map(({ provider }) => provider)).toEqual(['termii', 'africas-talking']);
    expect(readProcessors({ ...both, TERMII_API_KEY: undefined }).sms.NG).toMatchObject([
      { provider: 'africas-talking', url: 'https://api.africastalking.com' },
    ]);
  });

  test('lead events to our own queue, and to SQS with a queue, a role and keys', () => {
    const { EVENTS_QUEUE_URL: _url, EVENTS_ROLE_ARN: _role, ...ofOtherPrograms } = AWS;
    expect(readProcessors(ofOtherPrograms).events).toBeUndefined();
    expect(readProcessors(AWS).events).toEqual({
      queue_url: AWS.EVENTS_QUEUE_URL,
      region: 'eu-west-1',
      role_arn: AWS.EVENTS_ROLE_ARN,
      sts_url: 'https://sts.eu-west-1.amazonaws.com',
      access_key_id: 'AKIAGOLDEN',
      secret_access_key: 'aws-secret',
    });
  });

  test('read what an env.ts has parsed as they read the environment itself', () => {
    const variables = { ...KEYS, TERMII_URL: 'https://v3.api.termii.com/', TERMII_SENDER: 'JaraFood' };
    const settings = readProcessors(variables);
    expect(settings.sms.NG).toMatchObject([{ url: 'https://v3.api.termii.com', sender: 'JaraFood' }]);
    expect(readProcessors({ ...variables, TERMII_URL: 'https://v3.api.termii.com', API_PORT: 4000 })).toEqual(settings);
  });

  test.each([
    [{ TERMII_URL: 'https://v3.api.termii.com' }, 'TERMII_URL is set and TERMII_API_KEY is missing.'],
    [{ HUBTEL_CLIENT_ID: 'x' }, 'HUBTEL_CLIENT_ID is set and HUBTEL_CLIENT_SECRET is missing.'],
    [
      { AFRICASTALKING_SENDER: 'Jara' },
      'AFRICASTALKING_SENDER is set and AFRICASTALKING_USERNAME and AFRICASTALKING_API_KEY are missing.',
    ],
    [{ GOOGLE_MAPS_URL: 'ftp://maps' }, 'GOOGLE_MAPS_URL must look like https://provider.example.'],
    [{ ...KEYS, TERMII_SENDER: 'A name too long' }, 'TERMII_SENDER must have 3 to 11 characters.'],
    [
      { VAPID_SUBJECT: 'https://jara.example' },
      'VAPID_SUBJECT is set and VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are missing.',
    ],
    [{ ...KEYS, VAPID_SUBJECT: 'jara' }, 'VAPID_SUBJECT must look like mailto:push@jara.example.'],
    [
      { ...KEYS, VAPID_PRIVATE_KEY: rfc8291.sender_private_key },
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair.',
    ],
    [{ PUSH_HOSTS: 'push.example,127.0.0.1' }, 'PUSH_HOSTS must list names of hosts.'],
    [{ ...AWS, EVENTS_ROLE_ARN: undefined }, 'EVENTS_QUEUE_URL is set and EVENTS_ROLE_ARN is missing.'],
    [
      { EVENTS_QUEUE_URL: 'https://sqs.eu-west-1.amazonaws.com/events' },
      'EVENTS_QUEUE_URL must look like https://sqs.eu-west-1.amazonaws.com/000000000000/events.',
    ],
    [{ ALLOW_SANDBOX: 'yes' }, "ALLOW_SANDBOX must be '0' or '1'."],
  ])('stop the start with a message: case %#', (variables, sentence) => {
    expect(() => readProcessors(variables)).toThrow(new Error(sentence));
  });

  test('do not repeat a secret that they do not understand', () => {
    expect(() => readProcessors({ TERMII_URL: 'secret' })).toThrow(/^(?!.*secret)/);
  });
});

describe('production mode', () => {
  const production = { NODE_ENV: 'production' };

  test('shell.027 the sandbox is refused, and the sentence names each key that is missing', () => {
    expect(() => refuseSandboxInProduction(production)).toThrow(
      new Error(
        'Third parties lead to the sandbox: SMS to Nigeria needs TERMII_API_KEY, or AFRICASTALKING_USERNAME and AFRICASTALKING_API_KEY; SMS to Ghana needs HUBTEL_CLIENT_ID and HUBTEL_CLIENT_SECRET; places need GOOGLE_MAPS_KEY; Paystack needs PAYSTACK_SECRET_KEY and PAYSTACK_PUBLIC_KEY; Monnify needs MONNIFY_API_KEY and MONNIFY_SECRET_KEY and MONNIFY_CONTRACT_CODE; Flutterwave needs FLUTTERWAVE_SECRET_KEY and FLUTTERWAVE_PUBLIC_KEY and FLUTTERWAVE_SECRET_HASH; OPay needs OPAY_MERCHANT_ID and OPAY_PUBLIC_KEY and OPAY_PRIVATE_KEY; Pocket needs POCKET_SECRET_KEY; MTN MoMo needs MOMO_NG_SUBSCRIPTION_KEY and MOMO_NG_API_USER and MOMO_NG_API_KEY, or MOMO_GH_SUBSCRIPTION_KEY and MOMO_GH_API_USER and MOMO_GH_API_KEY; notifications need VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY and VAPID_SUBJECT (with a URL that is not on this machine). Set what is missing, or PAYMENT_PROVIDERS to those in use, or ALLOW_SANDBOX=1 to run against the sandbox.',
      ),
    );
    expect(() => refuseSandboxInProduction({}), 'no NODE_ENV means production').toThrow(/sandbox/);
    const { GOOGLE_MAPS_KEY: _, ...withoutMaps } = KEYS;
    expect(() => refuseSandboxInProduction({ ...production, ...withoutMaps })).toThrow(
      /^Third parties lead to the sandbox: places need GOOGLE_MAPS_KEY \(/,
    );
  });

  test.each([
    'http://127.0.0.1:4100/termii',
    'http://localhost:9000',
    'http://[::1]:9000',
    'http://termii.localhost',
    'https://sandbox.jara.test/termii',
  ])('shell.027 keys do not help when the address is %s', (TERMII_URL) => {
    const variables = { ...production, ...KEYS, TERMII_URL, SANDBOX_URL: 'https://sandbox.jara.test' };
    expect(() => refuseSandboxInProduction(variables)).toThrow(/^Third parties lead to the sandbox: SMS to Nigeria/);
  });

  test('shell.027 the sandbox is allowed by ALLOW_SANDBOX=1, by keys, and outside of production', () => {
    expect(() => refuseSandboxInProduction({ ...production, ALLOW_SANDBOX: '1' })).not.toThrow();
    expect(() => refuseSandboxInProduction({ ...production, ALLOW_SANDBOX: '0' })).toThrow(/sandbox/);
    expect(() => refuseSandboxInProduction({ ...production, ...KEYS })).not.toThrow();
    expect(() => refuseSandboxInProduction({ NODE_ENV: 'development' })).not.toThrow();
  });
});
