// @vitest-environment happy-dom

import { ApiError } from '@jara/api-client';
import type { MinorUnits, PaymentResult, StartedPayment } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addLayer } from '@/shared/browser/use-close-on-back.ts';
import { isLeft } from './left-payments.ts';
import { payByProcessor } from './pay-by-processor.ts';

const { said, verified, shown } = vi.hoisted(() => ({
  said: [] as string[],
  verified: { answers: [] as (string | Error)[], asked: 0 },
  shown: [] as object[],
}));
vi.mock('@/shared/browser/use-query-dialog.ts', () => ({
  showQueryDialog: (_names: readonly string[], values: object) => void shown.push(values),
}));
vi.mock('@/shared/api/browser.ts', () => ({
  callApi: async (): Promise<Partial<PaymentResult>> => {
    verified.asked += 1;
    const answer = verified.answers.length > 1 ? verified.answers.shift() : verified.answers[0];
    if (answer instanceof Error) throw answer;
    return { meta: { status: answer as PaymentResult['meta']['status'] } };
  },
}));

const REFERENCE = '0199a0c2-7d54-4000-8000-000000000001';
const STARTED: StartedPayment = {
  processor: 'paystack',
  access_code: 'sbx7q2',
  authorization_url: 'https://checkout.test/sbx7q2',
  public_key: 'pk_test',
  reference: REFERENCE,
  amount: 250_050 as MinorUnits,
  currency: 'NGN',
  channel: 'paystack',
  email: 'ada@example.ng',
  phone: '2348012345678',
  name: 'Ada Obi',
  script_url: 'https://scripts.test/inline.js',
  status: 'pending',
};

type Paystack = { onSuccess: () => void; onCancel: () => void; onError: () => void };
type Flutterwave = { amount: number; currency: string; tx_ref: string; callback: () => void; onclose: () => void };
let assigned: string[] = [];
let scripts: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  shown.length = 0;
  verified.asked = 0;
  assigned = [];
  scripts = [];
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void assigned.push(String(url)));
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const answer = (...answers: (string | Error)[]) => {
  verified.answers = answers;
};
/** Notes what is to be shown, and gives what became of it. */
async function payAndListen(started: StartedPayment, orderId: number | null) {
  const { outcome, says } = await payByProcessor(started, orderId);
  if (says) said.push(says.words);
  return outcome;
}

let addresses = 0;
/** Each at an address of its own: what was loaded once is not loaded again. */
const scriptOf = (name: string) => {
  addresses += 1;
  return `https://scripts.test/${addresses}/${name}`;
};

/** Pays with Paystack, whose popup ends as `end` says. */
async function payInPopup(end: (popup: Paystack) => void) {
  const opened: string[] = [];
  vi.stubGlobal(
    'PaystackPop',
    class {
      resumeTransaction(code: string, popup: Paystack) {
        opened.push(code);
        end(popup);
      }
    },
  );
  const paid = payAndListen({ ...STARTED, script_url: scriptOf('inline.js') }, 7);
  scripts.at(-1)?.dispatchEvent(new Event('load'));
  await vi.runAllTimersAsync();
  expect(opened).toEqual(['sbx7q2']);
  return paid;
}

test('payment.013 payment.014 paystack pays in a popup, and a success is said once the server knows it', async () => {
  answer('pending', 'success');
  expect(await payInPopup(({ onSuccess }) => onSuccess())).toBe('paid');
  expect(verified.asked).toBe(2);
  expect(said).toEqual(['Payment successful!']);
  expect(assigned).toEqual([]);
});

test('payment.015 a paystack error or a closed popup says that the payment failed', async () => {
  answer('pending');
  expect(await payInPopup(({ onCancel }) => onCancel())).toBe('closed');
  expect(await payInPopup(({ onError }) => onError())).toBe('failed');
  expect(said).toEqual(['Payment Failed!', 'Payment Failed!']);
});

test('Back closes the popup and nothing behind it', async () => {
  answer('pending');
  const behind = vi.fn();
  const removeBehind = addLayer(behind);
  const cancelled: unknown[] = [];
  vi.stubGlobal(
    'PaystackPop',
    class {
      resumeTransaction = () => 'transaction';
      cancelTransaction = (which: unknown) => void cancelled.push(which);
    },
  );
  const paid = payAndListen({ ...STARTED, script_url: scriptOf('inline.js') }, 7);
  scripts.at(-1)?.dispatchEvent(new Event('load'));
  await vi.runAllTimersAsync();
  window.history.replaceState({ layerDepth: 1 }, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await paid).toBe('closed');
  expect([cancelled, behind.mock.calls]).toEqual([['transaction'], []]);
  // The next step back is the cart's.
  window.history.replaceState({}, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(behind).toHaveBeenCalledOnce();
  removeBehind();
});

test('a payment is remembered as left where its popup was closed unpaid, until it is opened again', async () => {
  answer('pending');
  await payInPopup(({ onCancel }) => onCancel());
  expect(isLeft(REFERENCE)).toBe(true);
  await payInPopup(({ onSuccess }) => onSuccess());
  expect(isLeft(REFERENCE)).toBe(false);
});

test('a popup that was closed after the payment is paid, and one that only claims a success is not', async () => {
  answer('success');
  expect(await payInPopup(({ onCancel }) => onCancel())).toBe('paid');
  answer('failed');
  expect(await payInPopup(({ onSuccess }) => onSuccess())).toBe('failed');
  expect(said).toEqual(['Payment successful!', 'Payment Failed!']);
});

test('payment.041 an error while verifying says so, and the payment is left to the server', async () => {
  answer(new ApiError('No answer', { status: 503, code: 'UNAVAILABLE' }));
  expect(await payInPopup(({ onSuccess }) => onSuccess())).toBe('waiting');
  expect(await payInPopup(({ onCancel }) => onCancel())).toBe('waiting');
  expect(said).toEqual(['Could not verify payment', 'Could not verify payment']);
});

test('a provider that has not decided yet is asked 4 times, and then the payment is being confirmed', async () => {
  answer('pending');
  expect(await payInPopup(({ onSuccess }) => onSuccess())).toBe('waiting');
  expect(verified.asked).toBe(4);
  expect(said).toEqual(['Payment being confirmed']);
});

test('a provider’s script that does not load is a failed payment, and is loaded anew the next time', async () => {
  answer('pending');
  const started = { ...STARTED, script_url: scriptOf('inline.js') };
  const refused = payAndListen(started, 7);
  scripts[0]?.dispatchEvent(new Event('error'));
  expect(await refused).toBe('failed');
  const slow = payAndListen(started, 7);
  expect(scripts).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await slow).toBe('failed');
  expect(said).toEqual(['Payment Failed!', 'Payment Failed!']);
});

test.each([
  [250_000, 2_500],
  [250_001, 2_501],
  [250_049, 2_501],
  [250_099, 2_501],
])('payment.017 flutterwave opens its checkout in NGN with an integer amount: %i as %i', async (amount, naira) => {
  answer('success');
  const opened: Flutterwave[] = [];
  let isClosed = false;
  vi.stubGlobal('FlutterwaveCheckout', (options: Flutterwave) => {
    opened.push(options);
    const close = () => {
      isClosed = true;
      options.onclose();
    };
    queueMicrotask(options.callback);
    return { close };
  });
  const started = { ...STARTED, processor: 'flutterwave', channel: 'flutterwave', access_code: null } as const;
  const paid = payAndListen({ ...started, amount: amount as MinorUnits, script_url: scriptOf('v3.js') }, 7);
  scripts[0]?.dispatchEvent(new Event('load'));
  expect(await paid).toBe('paid');
  // Any kobo are rounded up; the wallet gets what is over.
  expect(opened).toMatchObject([{ amount: naira, currency: 'NGN', tx_ref: REFERENCE }]);
  expect(isClosed).toBe(true);
});

test('payment.016 monnify and opay redirect to the authorization URL and say so', async () => {
  for (const processor of ['monnify', 'opay'] as const) {
    const started = { ...STARTED, processor, channel: processor, script_url: null };
    expect(await payAndListen(started, 7)).toBe('redirecting');
  }
  expect(assigned).toEqual([STARTED.authorization_url, STARTED.authorization_url]);
  expect(said).toEqual(['Redirecting to payment page', 'Redirecting to payment page']);
});

test('a saved card that its bank challenges leads to the bank, and one that is undecided is waited for', async () => {
  const card = { ...STARTED, script_url: null };
  expect(await payAndListen(card, 7)).toBe('redirecting');
  expect(await payAndListen({ ...card, authorization_url: null }, 7)).toBe('waiting');
  expect(await payAndListen({ ...card, status: 'succeeded' }, 7)).toBe('paid');
  expect(await payAndListen({ ...card, status: 'failed' }, 7)).toBe('failed');
  expect(said).toEqual(['Redirecting to payment page', 'Payment successful!', 'Payment Failed!']);
});

test('payment.012 mobile money opens its verification modal, and a wallet-app tag the wallet-app modal', async () => {
  const momo = { ...STARTED, processor: null, channel: 'mtn_momo_ng' } as const;
  expect(await payAndListen(momo, 7)).toBe('waiting');
  expect(await payAndListen(momo, null)).toBe('waiting');
  expect(await payAndListen({ ...STARTED, processor: 'pocket', channel: 'pocket' }, 7)).toBe('waiting');
  expect(shown).toEqual([
    { momo: 'show', order_id: '7', trxRef: REFERENCE },
    { momo: 'show', order_id: undefined, trxRef: REFERENCE },
    { reference: REFERENCE, processor: 'pocket' },
  ]);
  expect(assigned).toEqual([]);
});
