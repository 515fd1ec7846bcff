import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { givenVariables } from '@jara/lifecycle';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  /** A Chromium of your choice, instead of the first that is found. */
  CHROMIUM_PATH: z.string().min(1).optional(),
  /** A PostgreSQL to make a database for the tests in; its user must be allowed to. Else one is started. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Set by Playwright in its workers. */
  TEST_PARALLEL_INDEX: z.coerce.number().int().min(0).max(9).optional(),
  /** Set by the first process of a run, for those that it starts. */
  E2E_PORTS: z
    .string()
    .transform((list) => z.tuple([port, port, port, port]).parse(list.split(',')))
    .optional(),
});

export function readEnv(variables: NodeJS.ProcessEnv = process.env): z.infer<typeof schema> {
  const parsed = schema.safeParse(givenVariables(schema.keyof().options, variables));
  if (parsed.success) return parsed.data;
  throw new Error(`The browser tests cannot run with these settings:\n${z.prettifyError(parsed.error)}`);
}

/** What the stack sees: this environment and what is meant for it. */
export function environmentFor(extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...extra };
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen({ port, host: '127.0.0.1' });
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isListening;
}

/**
 * Ports to listen on later: each worker has a thousand of its own, below those that systems give to outgoing connections,
 * so that nobody takes one in between.
 */
export async function freePorts(count: number): Promise<number[]> {
  const first = 20_000 + 1_000 * ((readEnv().TEST_PARALLEL_INDEX ?? -1) + 1);
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(first, first + 1_000);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}

export type StackPorts = {
  readonly door: number;
  readonly api: number;
  readonly sandbox: number;
  readonly postgres: number;
};

/**
 * Ports of a stack that belongs to this run alone, so that no test ever meets an instance that somebody uses.
 * Playwright reads its configuration again in every worker: the first reading chooses, the others inherit the choice.
 */
export async function stackPorts(): Promise<StackPorts> {
  process.env.E2E_PORTS ??= (await freePorts(4)).join(',');
  const ports = readEnv().E2E_PORTS;
  if (ports === undefined) throw new Error('No ports were chosen for the browser tests.');
  const [door, api, sandbox, postgres] = ports;
  return { door, api, sandbox, postgres };
}

/** Where that stack keeps its data. Its ports tell it from those of other runs. */
export async function stackFolder(): Promise<string> {
  const { door, postgres } = await stackPorts();
  return join(await realpath(tmpdir()), `jara-e2e-${door}-${postgres}`);
}

/** Of that stack alone: tests make with it what otherwise takes an hour to come about. */
export const APP_SECRET = 'of the stack that the browser tests start';
