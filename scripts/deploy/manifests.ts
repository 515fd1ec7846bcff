import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { projectFiles } from '../gate/project-files.ts';
import { ROOT } from '../root.ts';
import type { Container } from './container.ts';

type Probe = { readonly httpGet: { readonly path: string; readonly port: string } };

type Variable = {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly secretKeyRef?: { readonly key: string };
    readonly configMapKeyRef?: { readonly key: string };
  };
};

type PodContainer = {
  readonly image: string;
  readonly args: readonly string[];
  readonly env: readonly Variable[];
  readonly envFrom?: readonly object[];
  readonly resources: { readonly limits: { readonly memory: string } };
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly readinessProbe?: Probe & { readonly periodSeconds: number; readonly failureThreshold: number };
  readonly livenessProbe?: Probe;
  readonly startupProbe?: Probe;
};

type Pod = {
  readonly terminationGracePeriodSeconds?: number;
  readonly containers: readonly [PodContainer];
};

/** What our rules look at; the rest is checked against the published schemas. */
export type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly replicas?: number;
    readonly minReplicas?: number;
    readonly maxReplicas?: number;
    readonly selector?: object;
    readonly scaleTargetRef?: { readonly kind: string; readonly name: string };
    readonly ports?: readonly { readonly targetPort: string; readonly port: number }[];
    readonly template?: { readonly metadata: { readonly labels: object }; readonly spec: Pod };
  };
};

/** A file for kustomize, which the cluster never sees. */
const isForTheCluster = (path: string) => !path.endsWith('/kustomization.yaml');

export const manifests: readonly Manifest[] = projectFiles(['deploy/kubernetes/**/*.yaml'])
  .filter(isForTheCluster)
  .flatMap((path) => parseAllDocuments(readFileSync(join(ROOT, path), 'utf8')))
  .map((document) => document.toJS() as Manifest);

export const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

export function podOf({ metadata, spec }: Manifest): Pod {
  if (!spec?.template) throw new Error(`${metadata.name} has no pods.`);
  return spec.template.spec;
}

export const withPods = manifests.filter(({ spec }) => spec?.template !== undefined);

export const podContainers: readonly Container[] = withPods.map((manifest) => {
  const [{ args, env, envFrom }] = podOf(manifest).containers;
  return {
    where: `${manifest.kind} ${manifest.metadata.name}`,
    command: args.join(' '),
    environment: new Map(env.map(({ name, value }) => [name, value])),
    takesOperatorsFile: envFrom !== undefined,
  };
});
