import type { PaymentMethodType } from '@jara/contract';
import type { NewEvent } from '@jara/server/analytics';
import { type Random, randomOf } from '../generate/random.ts';

/** Where a visit may lead, who orders there, and how they may pay. */
export type Shop = {
  readonly vendor_id: number;
  readonly customer_id: number;
  readonly methods: readonly PaymentMethodType[];
};

export type DemoOrder<Visited extends Shop> = {
  readonly id: number;
  readonly shop: Visited;
  readonly method: PaymentMethodType;
  readonly at: Date;
};

/** The order is there if it was paid. */
export type DemoVisit<Visited extends Shop> = {
  readonly events: readonly NewEvent[];
  readonly order?: DemoOrder<Visited>;
};

const DAY_MS = 86_400_000;
const DAYS = 14;
/** In UTC; most come for lunch and in the evening. */
const HOURS = [7, 8, 10, 11, 11, 12, 12, 13, 14, 16, 17, 18, 18, 19, 19, 20, 21];
const NOT_FOUND = [
  'sushi',
  'ofada rice',
  'vegan',
  'tacos',
  'ramen',
  'gluten free bread',
  'paella',
  'oat milk',
  'kimchi',
];
const FOUND = ['jollof', 'suya', 'pizza', 'waakye', 'shawarma'];
const ERRORS = [
  { name: 'api', code: 'UNAVAILABLE' },
  { name: 'api', code: 'TOO_MANY_REQUESTS' },
  { name: 'resource', code: 'img' },
  { name: 'script', code: 'TypeError' },
  { name: 'render', code: 'Error' },
];
/** How many of those who came so far go on to the vendor, the cart, the checkout and so on. */
const GO_ON = { vendor: 0.62, cart: 0.45, checkout: 0.72, payment_method: 0.8, place_order: 0.82, order_placed: 0.93 };
const PAY = 0.9;

function uuidOf(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

function visit<Visited extends Shop>(random: Random, begin: number, shops: readonly Visited[]): DemoVisit<Visited> {
  const shop = random.pick(shops);
  const session_id = uuidOf(random);
  const os = random.pick(['Android', 'Android', 'iOS', 'Windows']);
  const events: NewEvent[] = [];
  let at = begin;
  const say = (event_type: string, name: string, { user_id = 0, details = {} }: Partial<NewEvent> = {}) => {
    at += random.between(5_000, 60_000);
    const occurred_at = new Date(at);
    const path = name === 'home' ? '/store' : '/store/vendor';
    const times = { occurred_at, received_at: occurred_at };
    events.push({ ...times, id: uuidOf(random), session_id, user_id, event_type, name, path, details, os });
  };
  const { vendor_id, customer_id: user_id } = shop;
  const goOn = (step: keyof typeof GO_ON) => random.happens(GO_ON[step]);

  say('view_page', 'home');
  if (random.happens(0.2)) say('interact_input', 'search', { details: { query: random.pick(FOUND), results: 9 } });
  // The first are searched for most.
  const unknown = NOT_FOUND[Math.floor(random.next() ** 2 * NOT_FOUND.length)];
  if (random.happens(0.1)) say('interact_input', 'search', { details: { query: unknown, results: 0 } });
  const { name, code } = ERRORS[Math.floor(random.next() ** 2 * ERRORS.length)] ?? random.pick(ERRORS);
  if (random.happens(0.05)) say('error_error', name, { details: { code } });

  if (!goOn('vendor')) return { events };
  say('view_page', 'vendor', { details: { vendor_id } });
  if (!goOn('cart')) return { events };
  say('click_component', 'add_to_cart', { details: { vendor_id } });
  if (!goOn('checkout')) return { events };
  say('view_section', 'checkout', { user_id });
  if (!goOn('payment_method')) return { events };
  say('view_modal', 'payment_method', { user_id });
  if (!goOn('place_order')) return { events };
  const method = random.pick(shop.methods);
  say('click_button', 'place_order', { user_id, details: { source: 'web', vendor_id, payment_method_type: method } });
  if (!goOn('order_placed')) return { events };
  const id = random.between(100_000_000, 999_999_999);
  say('view_component', 'order_placed', { user_id, details: { order_id: id } });
  return random.happens(PAY) ? { events, order: { id, shop, method, at: new Date(at) } } : { events };
}

/** What visitors did in the fourteen days before today: the same every time, but for the date. */
export function demoVisits<Visited extends Shop>(now: Date, shops: readonly Visited[]): DemoVisit<Visited>[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const random = randomOf('visits');
  return Array.from({ length: DAYS }, (_, day) => {
    const begin = today - (day + 1) * DAY_MS;
    return Array.from({ length: random.between(70, 110) }, () =>
      visit(random, begin + random.pick(HOURS) * 3_600_000 + random.between(0, 3_000_000), shops),
    );
  }).flat();
}
