import { type Endpoint, endpoints } from '@jara/contract';
import { type Database, openDatabase } from '@jara/server/db';
import { buildCatalog, startReplicatedPostgres } from '@jara/server/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { openShop } from '../../src/testing/shop.ts';
import { testEnv, untilInformed } from '../../src/testing/start-api.ts';

let servers: Awaited<ReturnType<typeof startReplicatedPostgres>>;
let owner: Database;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  servers = await startReplicatedPostgres();
  owner = servers.openOwner();
  app = await buildApp(testEnv(servers.appUrl, { DATABASE_REPLICA_URL: servers.replicaAppUrl }), { proofTries: 5 });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  await untilInformed(app);
});
beforeEach(async () => {
  await servers.resumeReplay();
});
afterAll(async () => {
  await app.close();
  await servers.close();
});

/** Calls with the tags of each announcement, as a front door hears them; the next is read when that is done. */
async function hearChanges(onTags: (tags: string) => Promise<void>): Promise<void> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const { body } = await fetch(`${url}/changes`, { signal: leaving.signal });
  const read = async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const [, tags = ''] of chunk.matchAll(/^data: (.*)$/gm)) await onTags(tags);
  };
  read().catch(() => undefined);
}

const namesOf = async (slug: string, city: string) => {
  const [one, list] = await Promise.all([
    fetch(`${url}/customer/vendor/slug/${slug}`).then((answer) => answer.json()),
    fetch(`${url}/customer/vendor?city=${city}`).then((answer) => answer.json()),
  ]);
  const [first] = (list as { data: { vendors: { name: string }[] } }).data.vendors;
  return [(one as { data: { name: string } }).data.name, first?.name];
};

const numberIn = (name: string | undefined) => Number(name?.replace('Name ', ''));

test.each(['that has stopped', 'that streams'])(
  'no cache is refilled with what is older than its announcement, with a replica %s',
  async (replica) => {
    const build = buildCatalog(owner);
    const city = await build.city({ slug: `city-${replica.length}` });
    const vendor = await build.vendor({ city_id: city.id, name: 'Name 0' });
    await namesOf(vendor.slug, city.slug);
    if (replica === 'that has stopped') await servers.pauseReplay();
    const older: string[] = [];
    let heard = 0;
    await hearChanges(async (tags) => {
      if (!tags.split(' ').includes(`vendor:${vendor.id}`)) return;
      const atLeast = heard + 1;
      for (const name of await namesOf(vendor.slug, city.slug))
        if (numberIn(name) < atLeast) older.push(`${name} after announcement ${atLeast}`);
      heard += 1;
    });
    for (let committed = 1; committed <= 20; committed += 1) {
      await owner.pool.query('update vendor set name = $1 where id = $2', [`Name ${committed}`, vendor.id]);
      await vi.waitUntil(() => heard >= committed, { interval: 1 });
    }
    expect(older).toEqual([]);
    expect(await namesOf(vendor.slug, city.slug)).toEqual(['Name 20', 'Name 20']);
  },
);

test('vendors are read from the replica once it has all that was announced', async () => {
  const build = buildCatalog(owner);
  const city = await build.city({ slug: 'kumasi' });
  const vendor = await build.vendor({ city_id: city.id, name: 'Before' });
  const isReadFromReplica = async () => {
    const client = await owner.pool.connect();
    await servers.pauseReplay();
    // A change that nobody announces, to tell the two apart.
    await client.query('set session_replication_role = replica');
    await client.query('update vendor set name = $1 where id = $2', ['Unannounced', vendor.id]);
    client.release(true);
    const address = `/customer/vendor/slug/${vendor.slug}?near=6.5,3.4`;
    const { name } = (await app.inject(address)).json<{ data: { name: string } }>().data;
    await servers.resumeReplay();
    await owner.pool.query('update vendor set name = $1 where id = $2', ['Before', vendor.id]);
    return name === 'Before';
  };
  await vi.waitUntil(isReadFromReplica, { interval: 50 });
});

test('who somebody is, carts, money and orders are never read from the replica, however old it is', async () => {
  await servers.pauseReplay();
  const api = { app, database: servers };
  const shop = await openShop(api, owner);
  const people = phoneBook(api, () => new Date());
  const { quote, order, balance } = await shop.shopper(people, { wallet: 1_000_000 });
  const { id: fee_id, total } = await quote();
  expect((await order({ fee_id })).statusCode).toBe(200);
  expect(await balance()).toBe(1_000_000 - total);
});

/** Cities, vendors with their addresses and menus, and the sums of insights. */
const MAY_BE_OLD =
  /^(city|address|vendor|vendor_category|vendor_in_category|former_vendor_slug|container_type|menu\w*|analytics_(total|sale|changed_order))$/;

test('whatever is asked, the replica is read for catalog and insights alone', async () => {
  const METRICS_TOKEN = 'a-token-for-tests';
  const replica = openDatabase(servers.replicaAppUrl, { role: 'app', max: 1 });
  onTestFinished(replica.close);
  const readSoFar = async () => {
    const { rows } = await replica.pool.query<{ name: string; reads: number }>(
      'select relname as name, (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as reads from pg_stat_user_tables',
    );
    return new Map(rows.map(({ name, reads }) => [name, reads]));
  };
  const before = await readSoFar();
  const env = testEnv(servers.appUrl, { DATABASE_REPLICA_URL: servers.replicaAppUrl, METRICS_TOKEN });
  const own = await buildApp(env, { proofTries: 5 });
  await untilInformed(own);
  const shop = await openShop({ app: own, database: servers }, owner);
  const people = phoneBook({ app: own, database: servers }, () => new Date());
  const { who, quote, order, cart_id } = await shop.shopper(people, { wallet: 1_000_000 });
  const { data } = (await order({ fee_id: (await quote()).id })).json<{ data: { id: number } }>();

  const ids = new Map<string, string | number>([
    ['slug', shop.vendor.slug],
    ['vendorId', shop.vendor.id],
    ['cartId', cart_id],
  ]);
  const asked = Object.values<Endpoint>(endpoints)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids.get(name) ?? data.id)));
  const query = `city=${shop.city.slug}&q=rice&currency=NGN&from=2026-11-01&to=2026-11-02`;
  const answered = async () => {
    const { body } = await own.inject({ url: '/metrics', headers: bearer(METRICS_TOKEN) });
    return Number(/^database_replica_reads_total\{server="replica"\} (\d+)$/m.exec(body)?.[1] ?? 0);
  };
  await vi.waitUntil(async () => {
    const earlier = await answered();
    for (const path of asked) for (const url of [path, `${path}?${query}`]) await own.inject({ url, headers: who });
    return (await answered()) >= earlier + 5;
  });
  // A connection that ends says what it has read.
  await own.close();
  const readNow = async () =>
    [...(await readSoFar())].filter(([name, reads]) => reads > (before.get(name) ?? 0)).map(([name]) => name);
  await expect.poll(readNow).toEqual(expect.arrayContaining(['city', 'vendor', 'menu']));
  expect((await readNow()).filter((name) => !MAY_BE_OLD.test(name))).toEqual([]);
});
