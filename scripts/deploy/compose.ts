import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../root.ts';
import type { Container } from './container.ts';

type Service = {
  readonly image?: string;
  readonly deploy?: { readonly replicas?: number };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: object;
  readonly mem_limit?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly stop_grace_period?: string;
};

export const COMPOSE_TEXT = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8');

export const compose = parse(COMPOSE_TEXT, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: {
    readonly default: { readonly ipam: { readonly config: readonly [{ readonly subnet: string }] } };
  };
};

/** The services of our own image, by name. */
export const ownServices = Object.entries(compose.services).filter(([, { image }]) => image === 'jara');

export const composeContainers: readonly Container[] = ownServices.map(
  ([name, { command, environment = {}, env_file }]) => ({
    where: `compose.yaml, ${name}`,
    command: command?.join(' ') ?? '',
    environment: new Map(Object.entries(environment)),
    takesOperatorsFile: env_file !== undefined,
  }),
);
