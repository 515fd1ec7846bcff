import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { secretsFrom } from '@jara/server';
import { type Database, schema } from '@jara/server/db';
import { freeLoopbackPort } from '@jara/server/process';
import { buildCatalog, clockEnvironment, freshDatabase } from '@jara/server/testing';
import { startCollector } from '@jara/telemetry/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ROOT } from '../root.ts';

const APP_SECRET = 'a secret that only tests know, of 32 letters and more';
const PHONE = '08031234567';
const ADA = {
  first_name: 'Adaobi',
  last_name: 'Okonkwo',
  email: 'adaobi@example.com',
  phone: PHONE,
  country_code: 'NG',
};
const HOME = {
  ...{ house_no: '17', street: 'Kofo Abayomi Street', area: null, pretty_name: 'Home', city: 'Lekki', state: 'Lagos' },
  ...{ country: 'Nigeria', latitude: 6.43, longitude: 3.46 },
};
const CARD = '5f0d3f6e-8f0a-4b53-9c5c-1f0f6a5b9d11';

/** Termii and Paystack, as far as one sign-in and one card need them. */
async function startProviders() {
  const texts: string[] = [];
  let paid: object = {};
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (request.method === 'POST' ? await json(request) : {}) as { sms?: string; reference?: string };
    if (body.sms !== undefined) texts.push(body.sms);
    if (body.reference !== undefined) paid = { ...body, id: 1, status: 'success' };
    const said =
      body.sms === undefined ? { status: true, message: 'Done', data: paid } : { code: 'ok', message_id: '1' };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(said));
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    close: () => server.close().closeAllConnections(),
    /** The code of the next text. */
    async code(): Promise<string> {
      await vi.waitUntil(() => texts.length > 0);
      return /^\d{4}/.exec(texts.pop() ?? '')?.[0] ?? expect.fail('there is no code in the text');
    },
    variables: {
      ...{ TERMII_URL: url, TERMII_API_KEY: 'key' },
      ...{
        PAYSTACK_URL: url,
        PAYSTACK_SECRET_KEY: 'sk_test',
        PAYSTACK_PUBLIC_KEY: 'pk_test',
        PAYSTACK_CHECKOUT_URL: url,
      },
    },
  };
}

const children: ChildProcess[] = [];
function start(app: string, env: Record<string, string>): void {
  const main = path.join(ROOT, 'apps', app, 'src/main.ts');
  const all = { ...clockEnvironment, NODE_ENV: 'test', LOG_LEVEL: 'warn', ...env } as Record<string, string>;
  children.push(spawn(process.execPath, [main], { env: all, stdio: ['ignore', 'ignore', 'inherit'] }));
}

let collector: Awaited<ReturnType<typeof startCollector>>;
let providers: Awaited<ReturnType<typeof startProviders>>;
let owner: Database;
let origin: string;
let folder: string;

beforeAll(async () => {
  [collector, providers] = await Promise.all([startCollector(), startProviders()]);
  const database = await freshDatabase();
  owner = database.openOwner();
  folder = await mkdtemp(path.join(tmpdir(), 'jara-trace-'));
  await mkdir(path.join(folder, 'client/static'), { recursive: true });
  await writeFile(path.join(folder, 'files.json'), JSON.stringify({ inline: {} }));
  await writeFile(path.join(folder, 'page-parameters.json'), '{}');
  const [PORT, API_PORT] = [String(await freeLoopbackPort()), String(await freeLoopbackPort())];
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const inside = { ...traced, ...providers.variables, DATABASE_URL: database.appUrl, APP_SECRET };
  start('api', { ...inside, API_PORT });
  start('worker', inside);
  const api = `http://127.0.0.1:${API_PORT}`;
  // Nothing here asks for a page.
  start('front-door', {
    ...traced,
    PORT,
    HOST: '127.0.0.1',
    API_URL: api,
    STOREFRONT_URL: api,
    STOREFRONT_BUILD: folder,
  });
  origin = `http://127.0.0.1:${PORT}`;
  const isReady = () =>
    fetch(`${origin}/api/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isReady, { timeout: 30_000, interval: 100 });
});

afterAll(async () => {
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    }),
  );
  collector.close();
  providers.close();
  await rm(folder, { recursive: true });
});

const post = async <Data = unknown>(url: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${origin}/api${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    body: JSON.stringify(body),
  });
  const { data, code } = (await answer.json()) as { data: Data; code?: string };
  expect([url, answer.status, code]).toEqual([url, 200, undefined]);
  return { data, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};

/** Signs up and in. Gives the header of a call that is hers. */
async function signIn() {
  const { cookie } = await post('/customer/register', { ...ADA, role: 'customer' });
  const { phone, country_code } = ADA;
  await post('/customer/register/validate-otp', { otp: await providers.code(), phone, country_code }, { cookie });
  await post('/auth/login', { role: 'customer', country_code, phone });
  const code = { otp: await providers.code(), phone, role: 'customer' };
  const { data } = await post<{ id: number; token: string }>('/auth/login/validate-otp', code);
  return { id: data.id, who: { authorization: `Bearer ${data.token}` } };
}

test('an order is one trace from the front door to the statements, the provider and the job that it leaves', async () => {
  const build = buildCatalog(owner);
  const city = await build.city({ slug: 'lekki' });
  const vendor = await build.vendor({ city_id: city.id, delivery_price: 25_000 });
  const category = await build.category(vendor.id);
  const dish = await build.dish({ vendor_id: vendor.id, menu_category_id: category.id }, { price: 500_000 });
  const { id: customer_id, who } = await signIn();
  await owner.db.insert(schema.saved_card).values({
    ...{ id: CARD, customer_id, provider: 'paystack', signature: 'card', brand: 'visa', last4: '4081' },
    ...{ exp_month: 12, exp_year: 2030, email: ADA.email, currency: 'NGN', created_at: new Date() },
    sealed_token: secretsFrom(APP_SECRET).seal('AUTH_SECRET'),
  });
  const { data: address } = await post<{ id: number }>('/customer/address', HOME, who);
  const { data: cart } = await post<{ id: string }>(
    '/customer/cart',
    { item_id: dish.id, quantity: 1, type: 'menu' },
    who,
  );
  const asked = { cart_id: cart.id, vendor_id: vendor.id, source_id: vendor.address_id, order_class: 'delivery' };
  const { data: quote } = await post<{ id: number }>(
    '/customer/delivery/amount',
    { ...asked, destination_id: address.id },
    who,
  );
  const order = { vendor_id: vendor.id, cart_id: cart.id, class: 'delivery', address_id: address.id, fee_id: quote.id };
  const note = { customer_delivery_note: 'The blue gate, ask for Adaobi' };
  await post('/customer/order', { ...order, ...note, payment_method: 'card', payment_method_id: CARD }, who);
  // The job that looks the payment up is brought nearer.
  await owner.pool.query(`with nearer as (update job set run_at = now() where name = 'query-payment' returning lane)
    select pg_notify('job', lane) from nearer`);

  const traceOf = () => {
    const begun = collector.spans.find(({ name }) => name === 'POST /customer/order');
    return collector.spans.filter(({ traceId }) => traceId === begun?.traceId);
  };
  const namesIn = (service: string) => traceOf().flatMap((span) => (span.service === service ? [span.name] : []));
  await expect.poll(() => namesIn('jara-worker')).toContain('job query-payment');
  await expect.poll(() => namesIn('jara-front-door')).toEqual(expect.arrayContaining(['POST /api/*', 'POST api']));
  await expect.poll(() => namesIn('jara-api')).toContain('POST /customer/order');
  expect(namesIn('jara-api')).toEqual(expect.arrayContaining(['POST 127.0.0.1', 'begin', 'insert job', 'commit']));
  expect(namesIn('jara-worker')).toEqual(expect.arrayContaining(['GET 127.0.0.1']));

  const ids = new Map(traceOf().map((span) => [span.spanId, span]));
  const roots = traceOf().filter(({ parentSpanId }) => parentSpanId === undefined);
  expect(roots.map(({ name }) => name)).toEqual(['POST /api/*']);
  for (const { name, parentSpanId = '' } of traceOf())
    expect([name, roots.some((root) => root.name === name) || ids.has(parentSpanId)]).toEqual([name, true]);

  expect(collector.mistakes).toEqual([]);
  const personal = /Adaobi|Okonkwo|adaobi@|8031234567|Kofo|blue gate|AUTH_SECRET|eyJ|Bearer|4081/i;
  // Ids and times are numbers by chance.
  const said = collector.spans.map(({ name, attributes }) => JSON.stringify([name, attributes]));
  expect(said.filter((span) => personal.test(span))).toEqual([]);
});
