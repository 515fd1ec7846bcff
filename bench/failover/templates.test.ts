import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/root.ts';

const PATRONI = readFileSync(path.join(ROOT, 'deploy/failover/patroni.yml'), 'utf8');
/** A customer may wait so long; HAProxy and the promotion itself take some of it. */
const FOLLOWED_WITHIN_S = 15;
const PROMOTED_WITHIN_S = 3;

const HAPROXY = readFileSync(path.join(ROOT, 'deploy/failover/haproxy.cfg'), 'utf8');

const secondsOf = (name: string) => Number(new RegExp(String.raw`^ +${name}: (\d+)$`, 'm').exec(PATRONI)?.[1]);

test('a machine that is lost is followed in time, and Patroni may try twice within a lease', () => {
  const [ttl, loop, retry] = [secondsOf('ttl'), secondsOf('loop_wait'), secondsOf('retry_timeout')];
  expect(loop + 2 * retry).toBeLessThanOrEqual(ttl);
  expect(ttl + loop + PROMOTED_WITHIN_S).toBeLessThanOrEqual(FOLLOWED_WITHIN_S);
});

test('an acknowledged commit is on both servers', () => {
  expect(PATRONI).toMatch(/^ +synchronous_mode: true$/m);
  expect(PATRONI).not.toContain('synchronous_commit');
});

test('nobody goes on with a server that is not the primary any more', () => {
  expect(HAPROXY).toMatch(/^ +default-server .*on-marked-down shutdown-sessions$/m);
});
