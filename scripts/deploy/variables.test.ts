import { processorVariables } from '@jara/server/processors';
import { expect, test } from 'vitest';
import { readEnvironments } from '../gate/environments.ts';
import { heapFlags } from '../running/services.ts';
import { compose, composeContainers } from './compose.ts';
import type { Container } from './container.ts';
import { ofKind, podContainers, podOf } from './manifests.ts';

/** Not in the files, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  NODE_ENV: 'the image sets it',
  CONSOLE_URL: 'of development alone',
  OTEL_SERVICE_NAME: 'its default is the name of the process',
  CONNECTIONS_PER_ADDRESS: 'whoever is before the front door counts; those whom it trusts are not counted',
};
const LEFT_OUT_OF_MANIFESTS = { ...LEFT_OUT, SMS_INBOX_URL: 'of the demo alone, which has a sandbox' };

/** Settings that an operator adds where the defaults do not suit, in the same file or Secret as the keys of third parties. */
const BY_OPERATORS: ReadonlySet<string> = new Set([
  ...Object.keys(processorVariables),
  ...['DATABASE_CONNECTIONS', 'DATABASE_NAMED_STATEMENTS', 'SIMULATOR', 'SIMULATOR_SPEED', 'EVENTS_KEPT_A_DAY'],
  ...['TOKEN_FRESH_SECONDS', 'SMS_DAILY_BUDGET', 'GUEST_CARTS_AN_HOUR', 'THIRD_PARTY_SERVICES', 'CHOWPASS_ENABLED'],
  ...['BAG_INFORMATION', 'COURIER_SUPPORT_CONTACT'],
]);

/** What `npm start` reads is about one machine; the migration is given its part of it. */
const goesOn = ({ command }: Container) => command !== 'migrate';
const containers = [
  ...composeContainers.map((container) => [container, LEFT_OUT] as const),
  ...podContainers.map((container) => [container, LEFT_OUT_OF_MANIFESTS] as const),
].filter(([container]) => goesOn(container));
const { read } = readEnvironments();

test.each(containers.map(([container, leftOut]) => [container.where, container, leftOut] as const))(
  '%s: every variable that is read is given, or left out for a reason',
  (_where, { command, environment, takesOperatorsFile }, leftOut) => {
    const known = read.get(command) ?? expect.fail(`Nothing is known of ${command}.`);
    const isGiven = (name: string) => environment.has(name) || (takesOperatorsFile && BY_OPERATORS.has(name));
    expect([...known.keys()].filter((name) => !isGiven(name) && !Object.hasOwn(leftOut, name))).toEqual([]);
  },
);

test.each(containers.map(([container]) => [container.where, container] as const))(
  '%s has the memory for JavaScript that it has on one machine',
  (_where, { command, environment }) => {
    expect(environment.get('NODE_OPTIONS')).toBe(heapFlags(command as Parameters<typeof heapFlags>[0]).join(' '));
  },
);

test.each(ofKind('Deployment').map((manifest) => [manifest.metadata.name, manifest] as const))(
  'compose.yaml allows %s the memory that the manifests do',
  (name, manifest) => {
    const { memory } = podOf(manifest).containers[0].resources.limits;
    expect(compose.services[name]?.mem_limit).toBe(memory.replace(/i$/, '').toLowerCase());
  },
);
