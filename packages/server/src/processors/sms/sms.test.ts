import { africasTalking } from '@jara/processor-fixtures/africas-talking';
import { hubtel } from '@jara/processor-fixtures/hubtel';
import { termii } from '@jara/processor-fixtures/termii';
import { describe, expect, test } from 'vitest';
import { startGoldenServer } from '../../testing/golden-server.ts';
import { createAfricasTalking } from './africas-talking.ts';
import { createSms } from './create-sms.ts';
import { createHubtel } from './hubtel.ts';
import { createTermii } from './termii.ts';

const server = startGoldenServer();
/** Short enough for a test that waits for it, and nothing else in these tests depends on it. */
const SOON_MS = 50;

const termiiSettings = () => ({ provider: 'termii', url: server.url, ...termii.settings }) as const;
const africasTalkingSettings = () =>
  ({ provider: 'africas-talking', url: server.url, ...africasTalking.settings }) as const;
const hubtelSettings = () => ({ provider: 'hubtel', url: server.url, ...hubtel.settings }) as const;

const PROVIDERS = [
  [
    'Termii',
    termii,
    '3017544054459083819856413',
    (more: object = {}) => createTermii({ ...termiiSettings(), ...more }),
  ],
  [
    "Africa's Talking",
    africasTalking,
    'ATXid_golden1',
    (more: object = {}) => createAfricasTalking({ ...africasTalkingSettings(), ...more }),
  ],
  [
    'Hubtel',
    hubtel,
    '9c5f0a52-4d3c-4a55-9a0e-5b1f6f4a7d10',
    (more: object = {}) => createHubtel({ ...hubtelSettings(), ...more }),
  ],
] as const;

describe.each(PROVIDERS)('%s', (_, golden, id, create) => {
  test('is sent the golden request, and its acceptance is understood', async () => {
    server.answer(golden.accepted);
    expect(await create().send(golden.message)).toEqual({ ok: true, id });
    expect(server.heard).toMatchObject([golden.request]);
    expect(server.heard[0]?.body).toEqual(golden.request.body);
  });

  test('is given up after its time, and another may be asked', async () => {
    server.hang();
    expect(await create({ timeoutMs: SOON_MS }).send(golden.message)).toEqual({
      ok: false,
      reason: 'no_answer',
      retry: true,
    });
  });

  test('is given up when the caller gives up', async () => {
    const caller = new AbortController();
    server.hang(() => caller.abort());
    expect(await create().send(golden.message, caller.signal)).toMatchObject({ ok: false, reason: 'no_answer' });
  });

  test('may cut the line', async () => {
    server.cut();
    expect(await create().send(golden.message)).toEqual({ ok: false, reason: 'no_answer', retry: true });
  });

  test('cannot lead us elsewhere, key in hand', async () => {
    server.answerText(307, '');
    expect(await create().send(golden.message)).toEqual({ ok: false, reason: 'http_307', retry: true });
    expect(server.heard).toHaveLength(1);
  });

  test('may not be there at all', async () => {
    const nowhere = create({ url: 'http://127.0.0.1:1' });
    expect(await nowhere.send(golden.message)).toEqual({ ok: false, reason: 'no_answer', retry: true });
  });

  test.each([
    [200, ''],
    [200, 'null'],
    [200, '[]'],
    [200, '<html>Sent</html>'],
    [201, '{"message_id":7,"status":"0","SMSMessageData":{"Recipients":"none"}}'],
    [302, '{}'],
    [429, '{}'],
    [503, '<html>Busy</html>'],
  ])('is treated as failed when it answers %i: case %#', async (status, text) => {
    server.answerText(status, text);
    expect(await create().send(golden.message)).toMatchObject({ ok: false, retry: true });
  });

  test('tells neither phone nor text in any failure, even if the provider repeats them', async () => {
    for (const reply of Object.values(golden.failures)) {
      const echo = `${golden.message.to} ${golden.message.text}`;
      server.answer({ status: reply.status, body: { ...(reply.body as object), message: echo, echo } });
      const outcome = JSON.stringify(await create().send(golden.message));
      expect(outcome).toContain('"ok":false');
      expect(outcome).not.toContain(golden.message.to.slice(3));
      expect(outcome).not.toContain('4821');
    }
  });
});

describe('what a failure means for the next provider', () => {
  test.each([
    ['wrongKey', 'http_401'],
    ['badRequest', 'http_400'],
    ['acceptedWithoutId', 'not_accepted'],
    ['down', 'http_500'],
  ] as const)('Termii, %s: it may be asked', async (name, reason) => {
    server.answer(termii.failures[name]);
    const outcome = await createTermii(termiiSettings()).send(termii.message);
    expect(outcome).toEqual({ ok: false, reason, retry: true });
  });

  test.each([
    ['wrongKey', 'http_401', true],
    ['badRequest', 'http_400', true],
    ['invalidNumber', 'recipient_403', false],
    ['blacklisted', 'recipient_406', false],
    ['noBalance', 'recipient_405', true],
    ['doNotDisturb', 'recipient_409', true],
    ['down', 'recipient_500', true],
    ['nobody', 'not_accepted', true],
  ] as const)("Africa's Talking, %s: %s, retry %s", async (name, reason, retry) => {
    server.answer(africasTalking.failures[name]);
    const outcome = await createAfricasTalking(africasTalkingSettings()).send(africasTalking.message);
    expect(outcome).toEqual({ ok: false, reason, retry });
  });

  test("Africa's Talking accepts what it has processed or queued, too", async () => {
    for (const reply of africasTalking.alsoAccepted) {
      server.answer(reply);
      const outcome = await createAfricasTalking(africasTalkingSettings()).send(africasTalking.message);
      expect(outcome).toMatchObject({ ok: true });
    }
  });

  test.each([
    ['wrongKey', 'http_401', true],
    ['badDestination', 'status_1', false],
    ['badSource', 'http_400', true],
    ['noCredit', 'http_402', true],
    ['notAccepted', 'status_4', true],
    ['down', 'http_500', true],
  ] as const)('Hubtel, %s: %s, retry %s', async (name, reason, retry) => {
    server.answer(hubtel.failures[name]);
    const outcome = await createHubtel(hubtelSettings()).send(hubtel.message);
    expect(outcome).toEqual({ ok: false, reason, retry });
  });
});

describe('the way of a text', () => {
  const sms = () => createSms({ NG: [termiiSettings(), africasTalkingSettings()], GH: [hubtelSettings()] });

  test('leads to the providers of its country', async () => {
    server.answer(hubtel.accepted);
    expect(await sms().send(hubtel.message)).toMatchObject({ ok: true });
    expect(server.heard.map(({ path }) => path)).toEqual([hubtel.request.path]);
  });

  test('goes on to the second provider when the first fails, in the order of the settings', async () => {
    server.answerInTurn(termii.failures.down, africasTalking.accepted);
    expect(await sms().send(termii.message)).toEqual({ ok: true, id: 'ATXid_golden1' });
    expect(server.heard.map(({ path }) => path)).toEqual([termii.request.path, africasTalking.request.path]);
  });

  test('ends at a provider that says that the number is the reason', async () => {
    server.answer(africasTalking.failures.invalidNumber);
    const turned = createSms({ NG: [africasTalkingSettings(), termiiSettings()], GH: [] });
    expect(await turned.send(termii.message)).toEqual({
      ok: false,
      reason: 'africas-talking:recipient_403',
      retry: false,
    });
    expect(server.heard).toHaveLength(1);
  });

  test('names every provider that failed', async () => {
    server.answerInTurn(termii.failures.down, africasTalking.failures.noBalance);
    expect(await sms().send(termii.message)).toEqual({
      ok: false,
      reason: 'termii:http_500 africas-talking:recipient_405',
      retry: true,
    });
  });

  test('does not go on when the caller has given up', async () => {
    const caller = new AbortController();
    server.hang(() => caller.abort());
    expect(await sms().send(termii.message, caller.signal)).toMatchObject({ ok: false, reason: 'termii:no_answer' });
    expect(server.heard).toHaveLength(1);
  });

  test.each([
    '14155550100',
    '447700900123',
    '2290197000000',
    '+2348012345678',
    '234801234567',
    '23480123456789',
    '',
    '2348012345678\n',
  ])('is refused for %j without asking anyone', async (to) => {
    server.answer(termii.accepted);
    expect(await sms().send({ to, text: '4821' })).toEqual({
      ok: false,
      reason: 'unsupported_country',
      retry: false,
    });
    expect(server.heard).toEqual([]);
  });
});
