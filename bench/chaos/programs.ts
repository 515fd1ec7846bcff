import { freeLoopbackPort } from '@jara/server/process';
import type { Plan } from '../../scripts/running/services.ts';
import type { Network } from '../network/network.ts';
import type { Scope } from '../scope.ts';
import { keepRunning, type RestartableProgram } from './restartable-program.ts';

export type Running = { readonly scope: Scope; readonly logs: string; readonly network: Network | undefined };

const several = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

export const freePorts = (count: number): Promise<number[]> => Promise.all(several(count).map(freeLoopbackPort));

export const urlAt = (port: number) => `http://127.0.0.1:${port}`;

export function planOf(plans: readonly Plan[], name: string): Plan {
  const plan = plans.find((each) => each.name === name);
  if (plan === undefined) throw new Error(`there is no plan for the ${name}`);
  return plan;
}

const READY_AT: Readonly<Record<string, string>> = { sandbox: 'healthz', storefront: 'store' };

/** Runs a plan several times, at these ports, which a variable of it names. */
export const runAt = (
  { scope, logs, network }: Running,
  { readyAt: _ofOne, ...plan }: Plan,
  variable: 'PORT' | 'API_PORT' | 'WORKER_PORT' | 'SANDBOX_PORT',
  ports: readonly number[],
): RestartableProgram[] =>
  ports.map((port, index) => {
    const name = `${plan.name}-${index + 1}`;
    const readyAt = `${urlAt(port)}/${READY_AT[plan.name] ?? 'readyz'}`;
    const group = network?.groupOf(name);
    return keepRunning(scope, { ...plan, name, env: { ...plan.env, [variable]: String(port) }, readyAt, group }, logs);
  });
