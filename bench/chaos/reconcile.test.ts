import { describe, expect, test } from 'vitest';
import { reconcile } from './reconcile.ts';

type Case = Parameters<typeof reconcile>[0];

const CART = { cart_id: 'c1', cart_version: 1, currency: 'NGN', total: 500, refunded: 0, version: 3 } as const;
const PAID = { paid_at: new Date(), status: 'received' } as const;
const WAITING = { paid_at: null, status: 'abandoned' } as const;

/** A customer with 1,000 orders for 500 from the wallet, another for 500 through Paystack, and tops up 300 by card. */
const KEPT: Case = {
  customers: [{ id: 1, currency: 'NGN', firstBalance: 1_000 }],
  acknowledged: {
    orders: new Map([
      [10, { customerId: 1, isPaid: true }],
      [11, { customerId: 1, isPaid: true }],
    ]),
    topUps: new Set(['top-up']),
    moves: new Map([[10, { id: 10, version: 3, status: 'received', refunded: 0 }]]),
    contradictions: [],
  },
  orders: [
    { ...CART, ...PAID, id: 10, customer_id: 1 },
    { ...CART, ...PAID, id: 11, customer_id: 1, cart_id: 'c2' },
  ],
  payments: [
    {
      ...{ reference: 'online', customer_id: 1, order_id: 11, destination: 'order', channel: 'paystack' },
      ...{ status: 'succeeded', credited_to: 'order' },
    },
    {
      ...{ reference: 'top-up', customer_id: 1, order_id: null, destination: 'wallet', channel: 'card' },
      ...{ status: 'succeeded', credited_to: 'wallet' },
    },
  ],
  entries: [
    { ref: 'order:10', currency: 'NGN', account: 'wallet:1', amount: -500 },
    { ref: 'order:10', currency: 'NGN', account: 'vendor:7', amount: 500 },
    { ref: 'order:11', currency: 'NGN', account: 'clearing:paystack', amount: -500 },
    { ref: 'order:11', currency: 'NGN', account: 'vendor:7', amount: 500 },
    { ref: 'topup:top-up', currency: 'NGN', account: 'clearing:paystack', amount: -300 },
    { ref: 'topup:top-up', currency: 'NGN', account: 'wallet:1', amount: 300 },
  ],
  redeliveries: [],
  wallets: [{ customer_id: 1, currency: 'NGN', balance: 800 }],
  providerRecords: [
    {
      ...{ provider: 'paystack', reference: 'online', state: 'succeeded', currency: 'NGN' },
      ...{ charges: [{ amount: 500, currency: 'NGN' }], refunds: [] },
    },
    {
      ...{ provider: 'paystack', reference: 'top-up', state: 'succeeded', currency: 'NGN' },
      ...{ charges: [{ amount: 300, currency: 'NGN' }], refunds: [] },
    },
  ],
  deadJobs: [],
  dueJobs: 0,
  breaches: [],
};

const findingsOf = (change: Partial<Case>) => reconcile({ ...KEPT, ...change }).map(({ kind }) => kind);
const [byWallet, online] = KEPT.orders as [Case['orders'][number], Case['orders'][number]];
const [paid, toppedUp] = KEPT.payments as [Case['payments'][number], Case['payments'][number]];
const charged = (reference: string, amount: number, currency = 'NGN') => ({
  ...{ provider: 'paystack', reference, state: 'succeeded', currency },
  ...{ charges: [{ amount, currency }], refunds: [] },
});

test('records that agree give no finding', () => {
  expect(reconcile(KEPT)).toEqual([]);
});

describe('lost', () => {
  test('an acknowledged order that is not there, or is somebody else’s', () => {
    expect(findingsOf({ orders: [online] })).toContain('lost');
    expect(findingsOf({ orders: [{ ...byWallet, customer_id: 2 }, online] })).toContain('lost');
  });

  test('an order that was told to be paid and waits', () => {
    expect(findingsOf({ orders: [{ ...byWallet, ...WAITING }, online] })).toContain('lost');
  });

  test('an order that went on or was given back, as the staff was told, and has not', () => {
    const told = (move: object) => {
      const moves = new Map([[10, { id: 10, version: 3, status: 'received' as const, refunded: 0, ...move }]]);
      return findingsOf({ acknowledged: { ...KEPT.acknowledged, moves } });
    };
    for (const move of [{ version: 4 }, { refunded: 1 }, { status: 'fresh' }]) expect(told(move)).toEqual(['lost']);
    expect(told({ version: 2, status: 'abandoned' })).toEqual([]);
  });

  test('a top-up that was told to be in the wallet and is not', () => {
    expect(findingsOf({ entries: KEPT.entries.slice(0, 4) })).toContain('lost');
  });

  test('a charge that is not in the ledger, or with less than was charged', () => {
    const payments = [
      ...KEPT.payments,
      { ...toppedUp, reference: 'other', status: 'pending', credited_to: null },
    ] as const;
    expect(findingsOf({ payments, providerRecords: [...KEPT.providerRecords, charged('other', 1)] })).toContain('lost');
    expect(findingsOf({ providerRecords: [charged('online', 501), charged('top-up', 300)] })).toContain('lost');
  });
});

describe('doubled', () => {
  test('a charge that is in the ledger twice, or that no provider has made', () => {
    const twice = KEPT.entries.slice(4).map((entry) => ({ ...entry, ref: 'late:top-up' }));
    expect(findingsOf({ entries: [...KEPT.entries, ...twice] })).toContain('doubled');
    expect(findingsOf({ providerRecords: [charged('online', 500)] })).toContain('doubled');
  });

  test('a cart that was ordered and paid twice', () => {
    const again = { ...byWallet, id: 12 };
    expect(findingsOf({ orders: [...KEPT.orders, again] })).toContain('doubled');
    expect(findingsOf({ orders: [...KEPT.orders, { ...again, ...WAITING }] })).not.toContain('doubled');
  });

  test('a saved card that was charged twice for one order', () => {
    const [one, other] = ['first', 'second'].map((reference) => ({ ...paid, reference, channel: 'card' as const }));
    const payments = [...KEPT.payments, ...(one && other ? [one, other] : [])];
    const providerRecords = [...KEPT.providerRecords, charged('first', 500), charged('second', 500)];
    expect(findingsOf({ payments, providerRecords })).toContain('doubled');
  });
});

describe('drift', () => {
  test('a wallet with more or less than its customer brought and spent', () => {
    for (const balance of [799, 801]) {
      expect(findingsOf({ wallets: [{ customer_id: 1, currency: 'NGN', balance }] })).toContain('drift');
    }
  });

  test('what was given back, and what was paid for another delivery, is accounted for', () => {
    const orders = [{ ...byWallet, refunded: 200 }, online];
    const redeliveries = [{ order_id: 11, amount: 50 }];
    const wallets = [{ customer_id: 1, currency: 'NGN', balance: 950 }] as const;
    expect(findingsOf({ orders, redeliveries, wallets })).toEqual([]);
    expect(findingsOf({ redeliveries, wallets })).toContain('drift');
    expect(findingsOf({ orders, wallets })).toContain('drift');
  });

  test('a hold, and money in another currency, are accounted for until they end', () => {
    const entries = [
      ...KEPT.entries,
      { ref: 'hold:open', currency: 'NGN', account: 'wallet:1', amount: -100 },
      { ref: 'hold:open', currency: 'NGN', account: 'hold:open', amount: 100 },
      { ref: 'suspense:open', currency: 'GHS', account: 'clearing:paystack', amount: -9 },
      { ref: 'suspense:open', currency: 'GHS', account: 'suspense', amount: 9 },
    ];
    const payments = [...KEPT.payments, { ...paid, reference: 'open', status: 'pending', credited_to: null }] as const;
    const wallets = [{ customer_id: 1, currency: 'NGN', balance: 700 }] as const;
    const providerRecords = [...KEPT.providerRecords, charged('open', 9, 'GHS')];
    expect(findingsOf({ entries, payments, wallets, providerRecords })).toEqual([]);
  });

  test('a wallet below zero without a charge that was taken back', () => {
    const wallets = [{ customer_id: 1, currency: 'NGN', balance: -1 }] as const;
    expect(findingsOf({ wallets })).toContain('overdrawn');
    const reversal = { ref: 'reversal:online', currency: 'NGN', account: 'wallet:1', amount: -1 };
    expect(findingsOf({ wallets, entries: [...KEPT.entries, reversal] })).not.toContain('overdrawn');
  });
});

test('contradictory answers, dead jobs and broken invariants are findings', () => {
  expect(findingsOf({ acknowledged: { ...KEPT.acknowledged, contradictions: ['one key, two orders'] } })).toEqual([
    'untrue',
  ]);
  expect(findingsOf({ deadJobs: [{ name: 'handle-webhook', last_error: 'abandoned' }] })).toEqual(['dead job']);
  expect(findingsOf({ breaches: [{ name: 'sums', detail: '1' }] })).toEqual(['invariant']);
});
