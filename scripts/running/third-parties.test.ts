import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_CUSTOMERS } from '@jara/demo/customers';
import { freeLoopbackPort } from '@jara/server/process';
import { createPlaces, createPush, createSms, readProcessors } from '@jara/server/processors';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../env.ts';
import { type Program, startProgram } from './program.ts';
import { type Plan, planServices, waitUntilReady } from './services.ts';
import { checkThirdParties } from './third-parties.ts';

const SESSION = '0d7c2f6e-6a2b-4c7e-9b6e-2f1f0a5d9e11';
const DATABASE_URL = 'postgres://nowhere/jara';

describe('what npm start tells the API, without keys', () => {
  let folder: string;
  let sandbox: Program;
  let plans: Plan[];
  const planOf = (name: string) => plans.find((plan) => plan.name === name) ?? expect.fail(`no plan for ${name}`);
  const processors = () => readProcessors(planOf('api').env);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jara-third-parties-'));
    const ports = { SANDBOX_PORT: String(await freeLoopbackPort()) };
    const env = readEnvironment({ ...ports, DATABASE_URL, DATA_FOLDER: folder });
    plans = await planServices({ env, mode: 'production', databaseUrl: DATABASE_URL });
    const plan = planOf('sandbox');
    sandbox = startProgram({ ...plan, onStart: () => undefined, logs: folder });
    await waitUntilReady([plan], new AbortController().signal);
  });
  afterAll(async () => {
    await sandbox.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(['2348012345678', '233241234567'])('identity.081 a text to %s lands in the inbox', async (to) => {
    const text = `4821 is the code of ${to}.`;
    const sent = await createSms(processors().sms).send({ to, text });
    const inbox = await fetch(`${planOf('api').env['SANDBOX_URL']}/sms/inbox?phone=${to}`);
    expect(await inbox.json()).toMatchObject([{ id: sent.ok && sent.id, to, text }]);
  });

  test.each(DEMO_CUSTOMERS.flatMap(({ receivers }) => receivers))(
    'a notification to $name, a browser of the demo, can be read in the sandbox',
    async ({ name, ...keys }) => {
      const sandboxUrl = planOf('api').env['SANDBOX_URL'];
      const receiver = { endpoint: `${sandboxUrl}/push/${name}`, ...keys };
      const push = createPush(processors().push, Buffer.alloc(32, 7));
      expect(push.accepts(receiver)).toBe(true);
      const message = {
        title: 'Order in transit',
        body: 'Order #1 is on its way.',
        tag: 'order-1',
        url: '/store/orders/1',
      };
      expect(await push.send(receiver, { message, ttlSeconds: 60 })).toEqual({ ok: true });
      const inbox = await fetch(`${sandboxUrl}/push/inbox?receiver=${name}`);
      expect(await inbox.json()).toMatchObject([{ text: JSON.stringify(message), topic: 'order-1', ttl: 60 }]);
    },
  );

  test('a provider that is down is a value, and another try may help', async () => {
    expect(await createSms(processors().sms).send({ to: '2348012340000', text: '4821' })).toEqual({
      ok: false,
      reason: 'termii:http_500',
      retry: true,
    });
  });

  test('location.031 places are found while typing, by id and by point', async () => {
    const places = createPlaces(processors().places);
    const typed = await places.autocomplete('12 admiralty', SESSION);
    const [first] = (typed.ok && typed.data) || [];
    expect(first?.description).toBe('12 Admiralty Way, Lekki Phase 1, Lagos, Nigeria');
    const chosen = await places.details(first?.place_id ?? '', SESSION);
    expect(chosen).toMatchObject({
      ok: true,
      data: { formatted_address: first?.description, location: { latitude: 6.4478, longitude: 3.4723 } },
    });
    const here = await places.reverse({ latitude: 5.5574, longitude: -0.1823 });
    expect(here).toMatchObject({ ok: true, data: { formatted_address: 'Oxford Street, Osu, Accra, Ghana' } });
    expect(await places.details('unknown')).toEqual({ ok: false, reason: 'not_found' });
    expect(await places.reverse({ latitude: 0, longitude: 0 })).toEqual({ ok: false, reason: 'not_found' });
  });
});

describe('third parties before a start', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('tell where codes can be read', () => {
    const { inbox } = checkThirdParties({ SANDBOX_PORT: 4109, ALLOW_SANDBOX: '1' }, 'production');
    expect(inbox).toBe('http://localhost:4109/sms/inbox');
  });

  test('open the pages for the sandbox’s scripts and frames', () => {
    const { pageOrigins } = checkThirdParties({ SANDBOX_PORT: 4109, ALLOW_SANDBOX: '1' }, 'production');
    expect(pageOrigins).toEqual({
      PAYMENT_SCRIPT_ORIGINS: 'http://127.0.0.1:4109',
      PAYMENT_FRAME_ORIGINS: 'http://127.0.0.1:4109',
      QUEUE_ORIGINS: '',
    });
  });

  test('analytics.020 open the pages for sending to a queue at SQS', () => {
    vi.stubEnv('EVENTS_QUEUE_URL', 'https://sqs.eu-west-1.amazonaws.com/000000000000/events');
    vi.stubEnv('EVENTS_ROLE_ARN', 'arn:aws:iam::000000000000:role/events');
    vi.stubEnv('AWS_REGION', 'eu-west-1');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    const { pageOrigins } = checkThirdParties({ SANDBOX_PORT: 4109, ALLOW_SANDBOX: '1' }, 'production');
    expect(pageOrigins.QUEUE_ORIGINS).toBe('https://sqs.eu-west-1.amazonaws.com');
  });

  test('shell.027 without keys are refused in production when the sandbox is not allowed', () => {
    const settings = { SANDBOX_PORT: 4109, ALLOW_SANDBOX: '0' } as const;
    expect(() => checkThirdParties(settings, 'production')).toThrow(/^Third parties lead to the sandbox: /);
    expect(checkThirdParties(settings, 'development').inbox).toBe('http://localhost:4109/sms/inbox');
  });
});
