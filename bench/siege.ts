import { setTimeout as pause } from 'node:timers/promises';
import { readOrCreateSecret } from '../scripts/running/app-secret.ts';
import { printLine } from '../scripts/running/terminal.ts';
import { readShops } from './chaos/shops.ts';
import { makeDataFolder } from './data-folder.ts';
import { offerDatabases } from './databases.ts';
import { type Figure, isMet, tableOf, writeFigures } from './figure.ts';
import { openVendors } from './open-vendors.ts';
import { addBuyers } from './order-customers.ts';
import { runInScope } from './run-in-scope.ts';
import type { Scope } from './scope.ts';
import { startStack } from './services.ts';
import { type Attack, prepareAttacks } from './siege/attacks.ts';
import { createOrdinaryCustomers, type Experience } from './siege/ordinary-customers.ts';

// `npm run siege`: forty ordinary customers browse and order while one attacker after the other tries to take the service
// from them. Fails when a call of theirs fails, or takes much longer than in quiet.
const VENDORS = 160;
const BUYERS = 2_000;
const WARM_UP_MS = 8_000;
const EACH_MS = 12_000;
/** A limit's answer comes at once: who asks again at once would load the machine, which is shared with the attacker. */
const REFUSED_PAUSE_MS = 20;
const SLOWER_AT_MOST = 3;
const ALWAYS_FAST_ENOUGH_MS = 250;
/** Of one of the demo's riders. */
const STAFF_PHONE = '2348100000011';

const p99Of = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

const summaryOf = (all: readonly (number | string)[]) =>
  [...new Set(all)].map((each) => `${each} × ${all.filter((other) => other === each).length}`).join(', ') || 'none';

async function besiege({ inFlight, strike }: Attack, signal: AbortSignal): Promise<number[]> {
  const heard: number[] = [];
  const strikeOn = async (_: unknown, nth: number) => {
    for (let count = nth; !signal.aborted; count += inFlight) {
      const { status } = await strike(count);
      heard.push(status);
      if (status !== 200) await pause(REFUSED_PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, strikeOn));
  return heard;
}

function figuresOf(name: string, { ms, pagesMs, failures }: Experience, quiet: Experience): Figure[] {
  const within = (times: readonly number[]) => Math.max(SLOWER_AT_MOST * p99Of(times), ALWAYS_FAST_ENOUGH_MS);
  return [
    { what: `${name}: failed calls of others`, measured: failures.length, unit: '', goal: { atMost: 0 } },
    { what: `${name}: 99 of 100 calls`, measured: p99Of(ms), unit: 'ms', goal: { atMost: within(quiet.ms) } },
    {
      what: `${name}: 99 of 100 new pages`,
      measured: p99Of(pagesMs),
      unit: 'ms',
      goal: { atMost: within(quiet.pagesMs) },
    },
  ];
}

async function run(scope: Scope, asked: readonly string[]): Promise<Figure[]> {
  const folder = await makeDataFolder(scope);
  const database = await offerDatabases(scope, folder).withVendors(VENDORS, { durable: true });
  await openVendors(database);
  const { url } = await startStack(scope, database, folder);
  const [own, ...buyers] = await addBuyers(database, await readOrCreateSecret(folder), BUYERS);
  if (!own) throw new Error('there is nobody');
  const sold = (await readShops(`${url}/api`)).NGN.map(({ vendorId, addressId, dishes }) => ({
    ...{ vendor_id: vendorId, source_id: addressId, item_id: dishes[0] ?? 0 },
  }));
  const live = createOrdinaryCustomers(scope, { url, buyers, sold });
  const during = (ms: number) => AbortSignal.any([scope.signal, AbortSignal.timeout(ms)]);
  const attacks = await prepareAttacks(scope, url, STAFF_PHONE, own);

  await live(during(WARM_UP_MS));
  const quiet = await live(during(EACH_MS));
  printLine(`in quiet: ${quiet.ms.length} calls, failed: ${summaryOf(quiet.failures)}`);
  const figures = figuresOf('in quiet', quiet, quiet);
  for (const attack of attacks.filter(({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)))) {
    const signal = during(EACH_MS);
    const [experience, heard] = await Promise.all([live(signal), besiege(attack, signal)]);
    printLine(`${attack.name}: attacker heard ${summaryOf(heard)}; others failed: ${summaryOf(experience.failures)}`);
    figures.push(...figuresOf(attack.name, experience, quiet));
  }
  return figures;
}

async function main(scope: Scope, asked: readonly string[]): Promise<number> {
  const figures = await run(scope, asked);
  printLine(`\n${tableOf(figures)}\n(${writeFigures('siege', figures)})`);
  return figures.every((figure) => isMet(figure) !== false) ? 0 : 1;
}

await runInScope((scope) => main(scope, process.argv.slice(2)));
