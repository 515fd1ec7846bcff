import type { GaugeReader } from '@jara/telemetry';
import type pg from 'pg';

/** How the connections of a process stand. */
export function measurePool({ totalCount, idleCount, waitingCount }: pg.Pool, set: Parameters<GaugeReader>[0]): void {
  set('database_connections', { state: 'busy' }, totalCount - idleCount);
  set('database_connections', { state: 'idle' }, idleCount);
  set('database_connections', { state: 'waiting' }, waitingCount);
}
