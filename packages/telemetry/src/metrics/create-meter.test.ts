import { expect, test } from 'vitest';
import { createMeter } from './create-meter.ts';

test('gauges that cannot be read are left out, and everything else is said', async () => {
  const meter = createMeter();
  meter.read(() => Promise.reject(new Error('the database is away')));
  meter.read(async (set) => set('jobs_due', { lane: 'push' }, 3));
  const text = await meter.text();
  expect(text).toContain('jobs_due{lane="push"} 3\n');
  expect(text).toContain('process_cpu_seconds_total');
});

test('what a gauge said once and is gone, such as the last job of a lane, is not said again', async () => {
  const meter = createMeter();
  let lane = 'push';
  meter.read(async (set) => set('jobs_due', { lane }, 3));
  expect(await meter.text()).toContain('jobs_due{lane="push"} 3\n');
  lane = 'email';
  const text = await meter.text();
  expect(text).toContain('jobs_due{lane="email"} 3\n');
  expect(text).not.toContain('lane="push"');
});
