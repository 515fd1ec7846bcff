import { execFileSync } from 'node:child_process';

/** Groups that no account of a system has. */
const FIRST_GROUP = 61_000;

const iptables = (...args: string[]) => execFileSync('iptables', ['--wait', ...args], { stdio: 'pipe' });

/** From the one part, at the ports that it reaches the other at. */
export type Way = { readonly from: number; readonly ports: readonly number[] };

/** Packets of both directions are lost as they arrive: a sender that could not even send would be told so. */
const dropped = ({ from, ports }: Way) => [
  ...['-p', 'tcp', '-m', 'connmark', '--mark', String(from)],
  ...['-m', 'multiport', '--ports', ports.join(','), '-j', 'DROP'],
];

/**
 * The ways between the programs of a run, which is alone in a network of its own. All are at 127.0.0.1: they are told
 * apart by the group that each runs as, and a connection is marked by who began it.
 */
export function createNetwork() {
  const groups = new Map<string, number>();
  return {
    /** The group that a part is to run as. */
    groupOf(name: string): number {
      const known = groups.get(name);
      if (known !== undefined) return known;
      const group = FIRST_GROUP + groups.size;
      groups.set(name, group);
      const begins = ['-p', 'tcp', '--syn', '-m', 'owner', '--gid-owner', String(group)];
      iptables('-t', 'mangle', '-A', 'OUTPUT', ...begins, '-j', 'CONNMARK', '--set-mark', String(group));
      return group;
    },
    cut: (ways: readonly Way[]): void => {
      for (const way of ways) iptables('-I', 'INPUT', ...dropped(way));
    },
    mend: (ways: readonly Way[]): void => {
      for (const way of ways) iptables('-D', 'INPUT', ...dropped(way));
    },
  };
}

export type Network = ReturnType<typeof createNetwork>;
