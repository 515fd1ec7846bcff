import { once } from 'node:events';
import { createServer } from 'node:net';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  /** A Chromium of your choice, instead of the first that is found. */
  CHROMIUM_PATH: z.string().min(1).optional(),
  /** A PostgreSQL to make a database for the tests in; its user must be allowed to. Else one is started. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Set by the first process of a run, for those that it starts. */
  E2E_PORTS: z
    .string()
    .transform((list) => z.tuple([port, port, port, port]).parse(list.split(',')))
    .optional(),
});

export function readEnv(variables: NodeJS.ProcessEnv = process.env): z.infer<typeof schema> {
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  throw new Error(`The browser tests cannot run with these settings:\n${z.prettifyError(parsed.error)}`);
}

/** What the stack sees: this environment and what is meant for it. */
export function environmentFor(extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...extra };
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen({ port: 0, host: '127.0.0.1' }));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  });
  for (const server of servers) server.close();
  return ports;
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
