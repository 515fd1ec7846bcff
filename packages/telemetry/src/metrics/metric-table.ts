type Metric = {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  /** Each has few values, all of them words of our code: no ids, no addresses, nothing of a person. */
  readonly labels: readonly string[];
  readonly buckets?: readonly number[];
};

const OF_A_REQUEST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];

/** Every metric of ours. What is not in this table cannot be counted, and dashboards and alerts name nothing else. */
export const METRICS = {
  http_request_duration_seconds: {
    type: 'histogram',
    help: 'How long requests took, by route and status.',
    labels: ['method', 'route', 'status'],
    buckets: OF_A_REQUEST,
  },
  checkout_duration_seconds: {
    type: 'histogram',
    help: 'How long it took to place an order of a cart or a package, by outcome: placed, refused, failed.',
    labels: ['kind', 'outcome'],
    // Close together around the half second that is promised.
    buckets: [0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 2, 4, 8],
  },
  order_event_lag_seconds: {
    type: 'histogram',
    help: 'From the change of an order to the moment at which its open pages are written to.',
    labels: [],
    buckets: [0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
  },
  event_streams_open: { type: 'gauge', help: 'Answers that stay open and send events.', labels: [] },
  cache_lookups_total: {
    type: 'counter',
    help: 'What was looked for in a cache: found as good as new, lapsed, old, or missed.',
    labels: ['cache', 'result'],
  },
  database_connections: {
    type: 'gauge',
    help: 'Connections of this process, by state; waiting are those who want one.',
    labels: ['state'],
  },
  database_connection_wait_seconds: {
    type: 'histogram',
    help: 'How long statements and transactions waited for a connection.',
    labels: [],
    buckets: OF_A_REQUEST,
  },
  database_shortages_total: {
    type: 'counter',
    help: 'Calls that got no connection: too many of one caller waited, or the turn came too late.',
    labels: ['shortage'],
  },
  database_conflicts_total: { type: 'counter', help: 'Transactions that another one undid.', labels: [] },
  database_replica_reads_total: {
    type: 'counter',
    help: 'Reads that may be a moment old, by the server that answered: replica or primary.',
    labels: ['server'],
  },
  database_replica_in_use: {
    type: 'gauge',
    help: '0 while the replica has been too far behind, or has not answered, for seconds: the primary is read.',
    labels: [],
  },
  database_replica_lag_seconds: {
    type: 'gauge',
    help: 'For how long the primary has had what the replica has not replayed.',
    labels: [],
  },
  provider_call_duration_seconds: {
    type: 'histogram',
    help: 'How long calls to third parties took, by outcome: answered, refused, failed, no answer, given up.',
    labels: ['provider', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
  },
  spans_dropped_total: {
    type: 'counter',
    help: 'Spans of traces that no collector has taken.',
    labels: [],
  },
  jobs_due: { type: 'gauge', help: 'Jobs that are due and not done.', labels: ['lane'] },
  job_oldest_due_seconds: { type: 'gauge', help: 'How long the oldest of them has been due.', labels: ['lane'] },
  jobs_dead: { type: 'gauge', help: 'Dead letters.', labels: ['lane'] },
  job_duration_seconds: {
    type: 'histogram',
    help: 'How long attempts took, by outcome: done, not yet, failed.',
    labels: ['name', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
  },
  front_door_refusals_total: {
    type: 'counter',
    help: 'What the front door did not pass on or got no answer for: a 503 or a 429, or an older page.',
    labels: ['server', 'reason'],
  },
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof METRICS;
type NameOf<Type extends Metric['type']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['type'] extends Type ? Name : never;
}[MetricName];
export type CounterName = NameOf<'counter'>;
export type GaugeName = NameOf<'gauge'>;
export type HistogramName = NameOf<'histogram'>;
export type Labels<Name extends MetricName> = Readonly<
  Record<(typeof METRICS)[Name]['labels'][number], string | number>
>;
