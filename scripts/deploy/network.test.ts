import { expect, test } from 'vitest';
import { type Container, portOf } from './container.ts';
import { type Manifest, ofKind, podContainers, podOf, withPods } from './manifests.ts';
import { allowedIn, allowedOut, policies } from './network-policies.ts';

const sorted = (ways: readonly string[]) => [...new Set(ways)].sort();
const having = (...names: string[]) =>
  podContainers.filter(({ environment }) => names.some((name) => environment.has(name)));
const commandsOf = (containers: readonly Container[]) => containers.map(({ command }) => command);

/** Where processes ask each other, by their settings: 'front-door > api:4000'. */
const asked = podContainers.flatMap(({ command, environment }) =>
  ['API_URL', 'STOREFRONT_URL'].flatMap((name) => {
    const url = environment.get(name);
    return url === undefined ? [] : [`${command} > ${new URL(url).host}`];
  }),
);
const isBetweenProcesses = (way: string) =>
  way.split(' > ').every((end) => commandsOf(podContainers).includes(end.replace(/:.*/, '')));

test('every pod is refused what no policy allows it, in both directions', () => {
  const [everyPod] = policies.filter(({ metadata }) => metadata.name === 'names-alone');
  expect(everyPod?.spec).toMatchObject({
    podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'jara' } },
    policyTypes: ['Ingress', 'Egress'],
  });
  expect(everyPod?.spec.ingress).toBeUndefined();
  const labels = withPods.map(({ spec }) => spec?.template?.metadata.labels);
  expect(labels).toEqual(
    withPods.map(({ metadata: { name } }) => ({ 'app.kubernetes.io/part-of': 'jara', 'app.kubernetes.io/name': name })),
  );
});

test('processes reach each other where their settings say, and nowhere else', () => {
  expect(sorted(asked)).toHaveLength(3);
  expect(allowedIn().filter(isBetweenProcesses)).toEqual(sorted(asked));
  expect(allowedOut().filter(isBetweenProcesses)).toEqual(sorted(asked));
});

test('from elsewhere come the ingress to the front door, and monitoring to those that have metrics', () => {
  const door = podContainers.find(({ command }) => command === 'front-door') ?? expect.fail('There is no front door.');
  const watched = commandsOf(having('METRICS_TOKEN')).map((name) => `namespace monitoring > ${name}:http`);
  expect(allowedIn().filter((way) => !isBetweenProcesses(way))).toEqual(
    sorted([`namespace ingress > front-door:${portOf(door)}`, ...watched]),
  );
});

/** Those that ask third parties have their keys by envFrom; a bucket is one of them. */
const withThirdParties = withPods.filter((manifest) => podOf(manifest).containers[0].envFrom);
const nameOf = ({ metadata }: Manifest) => metadata.name;

test('a process gets out to what its settings name, and nowhere else', () => {
  const to = (where: string, names: readonly string[]) => names.map((name) => `${name} > ${where}`);
  const expected = [
    ...to('namespace kube-system:53', commandsOf(podContainers)),
    ...to('private:5432', commandsOf(having('DATABASE_URL'))),
    ...to('private:6432', commandsOf(having('DATABASE_URL'))),
    ...to('private:6379', commandsOf(having('REDIS_URL'))),
    ...to('private:4318', commandsOf(having('OTEL_EXPORTER_OTLP_ENDPOINT'))),
    ...to('outside:443', [...withThirdParties.map(nameOf), ...commandsOf(having('MEDIA_BUCKET_URL'))]),
  ];
  expect(allowedOut().filter((way) => !isBetweenProcesses(way))).toEqual(sorted(expected));
});

test('outside is nothing of private networks, and not where a machine tells its own keys', () => {
  const outside = policies.find(({ metadata }) => metadata.name === 'outside');
  expect(JSON.stringify(outside?.spec.egress)).toContain(
    JSON.stringify({
      cidr: '0.0.0.0/0',
      except: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
    }),
  );
});

test('the ingress leads people of the site’s name to the front door, by TLS alone', () => {
  const [ingress] = ofKind('Ingress');
  const host = new URL(ofKind('ConfigMap')[0]?.data?.['PUBLIC_URL'] ?? '').host;
  expect(ingress?.spec).toEqual({
    tls: [{ hosts: [host], secretName: 'jara-tls' }],
    rules: [
      {
        host,
        http: {
          paths: [
            {
              path: '/',
              pathType: 'Prefix',
              backend: { service: { name: 'front-door', port: { name: 'http' } } },
            },
          ],
        },
      },
    ],
  });
});

/** The front door's and the API's streams say something so often. */
const STREAM_SPEAKS_EVERY_SECONDS = 25;

test('the ingress passes streams on as they come, and does not take their silence for the end', () => {
  const annotations = ofKind('Ingress')[0]?.metadata.annotations ?? {};
  expect(annotations).toMatchObject({ 'nginx.org/proxy-buffering': 'False', 'nginx.org/client-max-body-size': '64k' });
  const timeouts = Object.entries(annotations).filter(([name]) => /read-timeout|timeout-server/.test(name));
  expect(timeouts).toHaveLength(2);
  for (const [, value] of timeouts) expect(Number.parseInt(value, 10)).toBeGreaterThan(2 * STREAM_SPEAKS_EVERY_SECONDS);
});
