import { randomUUID } from 'node:crypto';
import type { Sold } from '../load-orders.ts';
import type { Buyer } from '../order-customers.ts';
import type { Scope } from '../scope.ts';
import { type Asked, type Caller, callerFrom, type Heard } from './caller.ts';
import { fillCarts } from './full-carts.ts';
import { holdStream, trickleBody } from './held-calls.ts';
import { placeOrder } from './place-order.ts';
import { openEvents } from './send-events.ts';
import { national } from './sign-ins.ts';

/** What is done again and again, as fast as it is answered, so many at a time. */
export type Attack = {
  readonly name: string;
  readonly inFlight: number;
  readonly strike: (nth: number, signal: AbortSignal) => Promise<Heard>;
  /** Those who do it are customers like the others: none of them may hear that the service is not there. */
  readonly isHonest?: true;
  /** Afterwards people who have signed in before try to sign in again. */
  readonly locksOut?: true;
};

export type Besieged = {
  readonly scope: Scope;
  readonly url: string;
  /** An account of the attacker's own. */
  readonly own: Buyer;
  /** Customers who order with one promo code. */
  readonly crowd: readonly Buyer[];
  readonly sold: readonly Sold[];
  readonly promoCode: string;
  readonly staffPhone: string;
  readonly customerPhone: string;
};

const ATTACKER = '198.51.100.7';
const MANY = 20;
const SESSIONS = 60;
const TAPS = 3;
const GUESSES_A_CODE = 5;

const newPhone = () => `80${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
const post = (path: string, body: object, headers = {}) => ({ path, method: 'POST', body, headers });
const bearer = ({ token }: Buyer) => ({ authorization: `Bearer ${token}` });

type Callers = ReturnType<typeof callersOf>;

/** Of an attacker's answers only that they came is of interest. */
function callersOf({ scope, url }: Besieged) {
  const from = (address: string) => callerFrom(scope, url, address, { isBodyRead: false });
  const [one, reader] = [from(ATTACKER), callerFrom(scope, url, ATTACKER)];
  // In five networks.
  const many = Array.from({ length: MANY }, (_, nth) => from(`198.51.${100 + (nth % 5)}.${100 + nth}`));
  return { one, reader, ofMany: (nth: number) => many[nth % many.length] ?? one };
}

async function cartAttacks({ one, reader, ofMany }: Callers, { own }: Besieged): Promise<Attack[]> {
  const guest = { 'x-guest-id': randomUUID() };
  await fillCarts(reader, guest);
  const carts = { path: '/api/customer/cart', headers: guest };
  const setActive = post('/api/customer/address/set-active', { addressId: own.address_id }, bearer(own));
  return [
    { name: 'full carts of one guest', inFlight: 100, strike: () => one(carts) },
    { name: 'full carts, from 20 addresses', inFlight: 100, strike: (nth) => ofMany(nth)(carts) },
    {
      name: 'guests that are made up',
      inFlight: 100,
      strike: () => one({ ...carts, headers: { 'x-guest-id': randomUUID() } }),
    },
    { name: 'one row of one customer', inFlight: 100, strike: () => one(setActive) },
  ];
}

function promoAttack({ scope, url, crowd, sold, promoCode }: Besieged): Attack {
  const callers = crowd.map((_, nth) => callerFrom(scope, url, `192.0.2.${nth % 250}`));
  return {
    ...{ name: 'one promo code', inFlight: 40, isHonest: true },
    async strike(nth) {
      const [buyer, call, dish] = [crowd[nth % crowd.length], callers[nth % crowd.length], sold[nth % sold.length]];
      if (!buyer || !call || !dish) throw new Error('nobody can order anything');
      const steps = await placeOrder(call, buyer, dish, { promoCodes: [promoCode], taps: TAPS });
      const heard = steps.map(([, each]) => each);
      return heard.find(({ status }) => status === 0 || status >= 500) ?? heard.at(-1) ?? neverAsked();
    },
  };
}

const neverAsked = (): never => {
  throw new Error('nothing was asked');
};

function pageAttacks({ one, ofMany }: Callers): Attack[] {
  const newPage = () => ({ path: `/store?city=lagos&q=stew+${randomUUID()}` });
  const unpacked = { path: '/store?city=lagos', headers: { 'accept-encoding': 'identity' } };
  return [
    { name: 'new pages', inFlight: 100, strike: () => one(newPage()) },
    { name: 'new pages, from 20 addresses', inFlight: 100, strike: (nth) => ofMany(nth)(newPage()) },
    { name: 'unpacked pages', inFlight: 100, strike: (nth) => ofMany(nth)(unpacked) },
  ];
}

/** Asks for a code and guesses at it: a guess at a phone without a code counts nothing. */
async function guessAt(call: Caller, ask: Asked, guess: Asked): Promise<Heard> {
  await call(ask);
  let heard = await call(guess);
  for (let more = 1; more < GUESSES_A_CODE && heard.status === 400; more += 1) heard = await call(guess);
  return heard;
}

function signInAttacks({ one, ofMany }: Callers, { staffPhone, customerPhone }: Besieged): Attack[] {
  const ask = (phone: string) => post('/api/auth/login', { role: 'customer', country_code: 'NG', phone });
  const guess = post('/api/auth/login/validate-otp', { otp: '0000', phone: national(customerPhone), role: 'customer' });
  const askStaff = post('/api/ops/login', { phone: national(staffPhone), country_code: 'NG' });
  const guessStaff = post('/api/ops/login/validate-otp', { phone: national(staffPhone), otp: '0000' });
  return [
    { name: 'codes asked for', inFlight: 50, strike: () => one(ask(newPhone())), locksOut: true },
    {
      ...{ name: 'codes asked for, from 20 addresses', inFlight: 50, locksOut: true },
      strike: (nth) => ofMany(nth)(ask(newPhone())),
    },
    {
      ...{ name: 'guesses at a customer', inFlight: 20, locksOut: true },
      strike: (nth) => guessAt(ofMany(nth), ask(national(customerPhone)), guess),
    },
    {
      ...{ name: 'guesses at somebody of the staff', inFlight: 20, locksOut: true },
      strike: (nth) => guessAt(ofMany(nth), askStaff, guessStaff),
    },
  ];
}

function moneyAttacks({ one }: Callers, { own }: Besieged): Attack[] {
  const prompt = (phone: string) => ({
    ...{ amount: 50_000, destination: 'wallet', method: 'mtn_momo_ng', momo_account_number: phone },
  });
  return [
    {
      name: 'prompts on a stranger’s phone',
      inFlight: 20,
      strike: () => one(post('/api/customer/payment/start/v2', prompt('2348031234567'), bearer(own))),
    },
  ];
}

async function eventAttacks({ one, reader, ofMany }: Callers): Promise<Attack[]> {
  // A session's messages count as one browser's.
  const sessions = await Promise.all(Array.from({ length: SESSIONS + 1 }, () => openEvents(reader)));
  const send = (nth: number, call: Caller) => (sessions[nth] ?? neverAsked)(call);
  return [
    { name: 'behaviour events', inFlight: 50, strike: () => send(SESSIONS, one) },
    {
      ...{ name: 'behaviour events of 60 sessions, from 20 addresses', inFlight: 50 },
      strike: (nth) => send(nth % SESSIONS, ofMany(nth)),
    },
  ];
}

function heldAttacks({ url, own }: Besieged): Attack[] {
  const held = (nth: number, signal: AbortSignal) => ({ url, address: `198.51.100.${nth % 10}`, signal });
  const stream = { path: '/api/customer/order/stream', headers: { ...bearer(own), accept: 'text/event-stream' } };
  const body = { path: '/api/customer/cart', headers: { 'x-guest-id': randomUUID() } };
  return [
    {
      name: 'streams that are held',
      inFlight: 300,
      strike: (nth, signal) => holdStream({ ...stream, ...held(nth, signal) }),
    },
    {
      name: 'bodies that trickle',
      inFlight: 300,
      strike: (nth, signal) => trickleBody({ ...body, ...held(nth, signal) }),
    },
  ];
}

/** Each as one attacker would do it, from one address or from some. */
export async function prepareAttacks(besieged: Besieged): Promise<Attack[]> {
  const callers = callersOf(besieged);
  return [
    ...(await cartAttacks(callers, besieged)),
    promoAttack(besieged),
    ...pageAttacks(callers),
    ...(await eventAttacks(callers)),
    ...moneyAttacks(callers, besieged),
    ...heldAttacks(besieged),
    ...signInAttacks(callers, besieged),
  ];
}
