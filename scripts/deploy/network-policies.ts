import { ofKind, podContainers } from './manifests.ts';

type Labels = { readonly matchLabels?: Readonly<Record<string, string>> };
type Selector = Labels & { readonly matchExpressions?: readonly [{ readonly values: readonly string[] }] };
type Peer = {
  readonly podSelector?: Labels;
  readonly namespaceSelector?: Labels;
  readonly ipBlock?: { readonly cidr: string };
};
type Way = {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports: readonly { readonly port: number | string }[];
};

export type Policy = {
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly podSelector: Selector;
    readonly policyTypes: readonly string[];
    readonly ingress?: readonly Way[];
    readonly egress?: readonly Way[];
  };
};

const NAME = 'app.kubernetes.io/name';

export const policies = ofKind('NetworkPolicy') as unknown as readonly Policy[];

/** The processes that a policy is about; every one, where it selects them by no name of their own. */
function processesOf({ spec: { podSelector } }: Policy): readonly string[] {
  const name = podSelector.matchLabels?.[NAME];
  if (name !== undefined) return [name];
  return podSelector.matchExpressions?.[0].values ?? podContainers.map(({ command }) => command);
}

/** 'api', 'namespace monitoring', 'private' or 'outside'. */
function peerName({ podSelector, namespaceSelector, ipBlock }: Peer): string {
  const namespace = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];
  if (namespace !== undefined) return `namespace ${namespace}`;
  if (ipBlock) return ipBlock.cidr === '0.0.0.0/0' ? 'outside' : 'private';
  return podSelector?.matchLabels?.[NAME] ?? 'anybody';
}

type Opening = { readonly process: string; readonly peer: string; readonly port: number | string };

/** All that the policies open in one direction. A port that has a name is the process's own. */
function openings(direction: 'ingress' | 'egress'): Opening[] {
  return policies.flatMap((policy) => {
    const ways = policy.spec[direction] ?? [];
    return ways.flatMap(({ from, to, ports }) => {
      const peers = (from ?? to ?? [{}]).map(peerName);
      const ends = processesOf(policy).flatMap((process) => peers.map((peer) => ({ process, peer })));
      return ends.flatMap((end) => ports.map(({ port }) => ({ ...end, port })));
    });
  });
}

const sorted = (ways: readonly string[]) => [...new Set(ways)].sort();

/** 'front-door > api:4000', as the side that is asked allows it. */
export const allowedIn = () =>
  sorted(openings('ingress').map(({ process, peer, port }) => `${peer} > ${process}:${port}`));

/** 'front-door > api:4000', as the side that asks is allowed it. */
export const allowedOut = () =>
  sorted(openings('egress').map(({ process, peer, port }) => `${process} > ${peer}:${port}`));
