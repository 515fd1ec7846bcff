import commands from '../../deploy/commands.json' with { type: 'json' };
import { readEnvironments } from '../gate/environments.ts';

/** A container of ours, as compose.yaml or a manifest describes it. */
export type Container = {
  readonly where: string;
  /** The command of the image that it runs. */
  readonly command: string;
  /** Its variables. A value that is not in the file (a secret, a setting of another object) is undefined. */
  readonly environment: ReadonlyMap<string, string | undefined>;
  /** It takes whatever else is in the operator's file of third parties, or in the Secret of that name. */
  readonly takesOperatorsFile: boolean;
};

/** The variable of the port that each process serves on. */
const PORT_OF: Readonly<Record<string, string>> = {
  api: 'API_PORT',
  worker: 'WORKER_PORT',
  storefront: 'PORT',
  'front-door': 'PORT',
  sandbox: 'SANDBOX_PORT',
};

/** The port that a container serves on; undefined for one that ends. */
export function portOf({ command, environment }: Container): number | undefined {
  const name = PORT_OF[command];
  return name === undefined ? undefined : Number(environment.get(name));
}

/** Before anything else of a stop: how long it serves on. */
export const drainSecondsOf = ({ environment }: Container) => Number(environment.get('DRAIN_SECONDS') ?? 0);

/** What is under way is given so long after the drain (packages/lifecycle). */
export const LAST_MOMENT_SECONDS = 9;

/** The image's `migrate` reads what `npm start` does. */
const readerOf = (command: string) => (command === 'migrate' ? 'npm start' : command);

/** Read by Node itself. */
const OF_NODE = 'NODE_OPTIONS';

/** Commands that the image does not have, and variables that the process does not read: a mistake, or a secret too many. */
export function findingsIn(containers: readonly Container[]): string[] {
  const { read } = readEnvironments();
  return containers.flatMap(({ where, command, environment }) => {
    if (!Object.hasOwn(commands, command)) return [`${where}: the image has no command ${command}.`];
    const known = read.get(readerOf(command));
    const unknown = [...environment.keys()].filter((name) => !known?.has(name) && name !== OF_NODE);
    return unknown.map((name) => `${where}: ${command} does not read ${name}.`);
  });
}
