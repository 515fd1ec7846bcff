import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/root.ts';
import { balanceOnOneMachine } from './balancer-config.ts';

const DEPLOYED = readFileSync(path.join(ROOT, 'deploy/haproxy/haproxy.cfg'), 'utf8');
const BALANCED = {
  listens: { site: 1001, storefront: 1002, api: 1003 },
  servers: { 'front-door': [2001, 2002], storefront: [3001], api: [4001, 4002] },
};

test('the balancer of a run is the deployed one, with servers that are found by their ports', () => {
  const config = balanceOnOneMachine(DEPLOYED, BALANCED);
  expect(config).toContain('  server api-1 127.0.0.1:4001 tcp-ut 2s\n  server api-2 127.0.0.1:4002 tcp-ut 2s\n');
  expect(config).toContain('frontend site\n  bind 127.0.0.1:1001\n');
  expect(config).not.toMatch(/docker|server-template/i);
  const settings = DEPLOYED.split('\n').filter((line) => /^ {2}(?:timeout|retr|option|balance|stick)/.test(line));
  for (const line of settings) expect(config).toContain(line);
});

test('a deployed file that has changed its form stops the start', () => {
  expect(() => balanceOnOneMachine(DEPLOYED.replace('bind :4000', 'bind :4001'), BALANCED)).toThrow('bind :4000');
});
