import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import commands from '../../deploy/commands.json' with { type: 'json' };
import { ROOT } from '../root.ts';
import { BUNDLED_SERVICES, bundleOf } from '../running/services-build.ts';
import { STOREFRONT_SERVER } from '../running/storefront-build.ts';
import { drainSecondsOf, findingsIn, LAST_MOMENT_SECONDS, portOf } from './container.ts';
import { type Manifest, manifests, ofKind, podContainers, podOf, withPods } from './manifests.ts';
import { typeProblems } from './published-types.ts';

type Model = { validate(): void };
type Models = Readonly<Record<string, new (data: object) => Model>>;

const named = (manifest: Manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const;
const deployments = ofKind('Deployment').map((manifest) => [manifest.metadata.name, manifest] as const);
const containerOf = (command: string) =>
  podContainers.find((container) => container.command === command) ?? expect.fail(`There is no ${command}.`);

/** As Kubernetes publishes it, compiled for Ajv. */
async function validate(manifest: Manifest): Promise<void> {
  const models = (await import(`kubernetes-models/${manifest.apiVersion}/${manifest.kind}`)) as Models;
  const Kind = models[manifest.kind] ?? expect.fail(`There is no ${manifest.kind}.`);
  new Kind(manifest).validate();
}

test('there is a Deployment for each process that goes on, and a Job for the migration', () => {
  expect(deployments.map(([name]) => name).sort()).toEqual(['api', 'front-door', 'storefront', 'worker']);
  expect(ofKind('Job').map(({ metadata }) => metadata.name)).toEqual(['migrate']);
});

test.each(manifests.map(named))('%s keeps to the schema that Kubernetes publishes', async (_name, manifest) => {
  await expect(validate(manifest)).resolves.toBeUndefined();
});

const folderOf = (folder: string) => join(ROOT, 'deploy/kubernetes', folder);
const yamlFilesOf = (folder: string) =>
  readdirSync(folderOf(folder)).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
const textOf = (folder: string, name: string) => readFileSync(join(folderOf(folder), name), 'utf8');

test.each(['.', 'migrate'])('each manifest of the folder %j is applied', (folder) => {
  const { resources } = parse(textOf(folder, 'kustomization.yaml')) as { resources: readonly string[] };
  expect(resources.toSorted()).toEqual(yamlFilesOf(folder));
});

test('the migration, which comes first, brings the volume that it fills', () => {
  const brought = yamlFilesOf('migrate')
    .flatMap((name) => parseAllDocuments(textOf('migrate', name)).map((document) => document.toJS() as Manifest))
    .filter(({ kind }) => kind === 'PersistentVolumeClaim');
  const claims = JSON.stringify(ofKind('Job')).matchAll(/"claimName":"([^"]+)"/g);
  expect(brought.map(({ metadata }) => metadata.name)).toEqual([...claims].map(([, name]) => name));
});

test('a manifest has no field that Kubernetes does not know', () => {
  const service = manifests.find(({ kind }) => kind === 'Service') ?? expect.fail('There is no Service.');
  const misspelt = { ...service, specs: {} };
  expect(typeProblems([...manifests, misspelt])).toEqual([expect.stringContaining('"specs"')]);
});

test('in the manifests each process is given variables that it reads and no others', () => {
  expect(findingsIn(podContainers)).toEqual([]);
});

test('a setting of the config map that is named is there, and one that is there is named', () => {
  const variables = withPods.flatMap((manifest) => podOf(manifest).containers[0].env);
  const used = new Set(variables.flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef?.key ?? []));
  expect([...used].sort()).toEqual(Object.keys(ofKind('ConfigMap')[0]?.data ?? {}).sort());
});

const SECRET = /SECRET|TOKEN|PASSWORD|_KEY(_ID)?$|^DATABASE_(OWNER_|LISTEN_|REPLICA_)?URL$|^REDIS_URL$/;

test.each(withPods.map(named))('%s takes its secrets, and nothing else, from Secrets', (_name, manifest) => {
  const [{ env }] = podOf(manifest).containers;
  const fromSecrets = env.filter(({ valueFrom }) => valueFrom?.secretKeyRef).map(({ name }) => name);
  expect(fromSecrets).toEqual(env.map(({ name }) => name).filter((name) => SECRET.test(name)));
});

test.each(withPods.map(named))('%s takes each secret by its own name', (_name, manifest) => {
  const [{ env }] = podOf(manifest).containers;
  expect(env.filter(({ name, valueFrom }) => (valueFrom?.secretKeyRef?.key ?? name) !== name)).toEqual([]);
});

test.each([
  ['storefront', ['jara-metrics', 'jara-media', 'jara-media']],
  ['front-door', ['jara-metrics']],
])('%s has no secrets but %j', (name, allowed) => {
  const manifest = deployments.find(([each]) => each === name)?.[1] ?? expect.fail(`There is no ${name}.`);
  const pod = JSON.stringify(podOf(manifest));
  expect([...pod.matchAll(/"secretKeyRef":\{"name":"([^"]+)"/g)].map(([, secret]) => secret)).toEqual(allowed);
  expect(pod).not.toMatch(/"(secretRef|secret|secretName)":/);
});

test.each(withPods.map(named))(
  '%s runs as nobody in particular, and may write only where it must',
  (_name, manifest) => {
    expect(podOf(manifest)).toMatchObject({
      automountServiceAccountToken: false,
      // A Service 'api' would else set API_PORT to an address.
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10_001, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: { requests: { cpu: expect.any(String) }, limits: { memory: expect.any(String) } },
        },
      ],
    });
  },
);

test.each(deployments)('%s is asked for its health at the port that it serves on', (name, manifest) => {
  const [{ ports, startupProbe, readinessProbe, livenessProbe }] = podOf(manifest).containers;
  expect(ports).toEqual([{ name: 'http', containerPort: portOf(containerOf(name)) }]);
  const at = (path: string) => ({ httpGet: { path, port: 'http' } });
  expect([startupProbe, readinessProbe, livenessProbe]).toMatchObject([at('/healthz'), at('/readyz'), at('/healthz')]);
});

test.each(deployments)('%s has the time to be taken out of its Service, and to finish', (name, manifest) => {
  const { terminationGracePeriodSeconds = 0, containers } = podOf(manifest);
  const { periodSeconds = 0, failureThreshold = 0 } = containers[0].readinessProbe ?? {};
  const drain = drainSecondsOf(containerOf(name));
  expect(terminationGracePeriodSeconds).toBeGreaterThan(drain + LAST_MOMENT_SECONDS);
  // Nobody sends a request to a worker.
  if (name !== 'worker') expect(drain).toBeGreaterThan(periodSeconds * failureThreshold);
});

test.each(deployments)(
  'of %s one pod at most is taken away at a time, and another one comes first',
  (name, { spec }) => {
    const budget = ofKind('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
    expect(budget?.spec).toMatchObject({ maxUnavailable: 1, selector: spec?.selector });
    expect(spec).toMatchObject({ strategy: { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } } });
    // A number here would undo what the autoscaler has chosen.
    const isScaled = ofKind('HorizontalPodAutoscaler').some((each) => each.spec?.scaleTargetRef?.name === name);
    expect(spec?.replicas).toBe(isScaled ? undefined : 2);
  },
);

test.each(['minReplicas', 'maxReplicas'] as const)('with %s, all front doors have 32 calls at each API', (bound) => {
  const [doors = 0, apis = 0] = ['front-door', 'api'].map(
    (name) => ofKind('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === name)?.spec?.[bound],
  );
  expect(Number(containerOf('front-door').environment.get('API_CALLS_AT_ONCE')) * doors).toBe(32 * apis);
});

test('processes ask each other by the names and ports of Services', () => {
  const services = ofKind('Service').map(({ metadata, spec }) => `http://${metadata.name}:${spec?.ports?.[0]?.port}`);
  const asked = podContainers.flatMap(({ environment }) =>
    ['API_URL', 'STOREFRONT_URL'].flatMap((name) => environment.get(name) ?? []),
  );
  expect(asked).toHaveLength(3);
  expect(asked.filter((url) => !services.includes(url))).toEqual([]);
});

test('each command of the image is a file that is there once all is built', () => {
  const built = [...BUNDLED_SERVICES.map(bundleOf), STOREFRONT_SERVER];
  const missing = Object.values(commands)
    .map((file) => join(ROOT, file))
    .filter((file) => !built.includes(file) && !existsSync(file));
  expect(missing).toEqual([]);
});
