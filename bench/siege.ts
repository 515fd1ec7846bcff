import { OperatorError } from '@jara/server/process';
import { readOrCreateSecret } from '../scripts/running/app-secret.ts';
import { parseOptions } from '../scripts/running/parse-options.ts';
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
import { addRiderAndCode } from './siege/add-rider-and-code.ts';
import { prepareAttacks } from './siege/attacks.ts';
import { createOrdinaryCustomers } from './siege/ordinary-customers.ts';
import { besiege, figuresOf, outagesOf, summaryOf } from './siege/run-siege.ts';
import { createKnownBrowser, createSignIns } from './siege/sign-ins.ts';
import { createReadinessWatch } from './siege/watch-readiness.ts';

// `npm run siege`: forty ordinary customers browse and order while one attacker after the other tries to take the service
// from them. Fails when a call of theirs fails, takes much longer than in quiet, or when somebody is locked out.
const USAGE = 'Use it so: npm run siege [-- "new pages"]';
const VENDORS = 160;
const BUYERS = 2_000;
const CROWD = 400;
const AT_A_TIME = 40;
/** Together they keep a machine of two cores half busy: an attack has something to take away, and so has quiet to give. */
const THINKS_MS = 1_200;
const WARM_UP_MS = 8_000;
const EACH_MS = 12_000;

const STAFF_SIGN_IN = { ask: '/api/ops/login', check: '/api/ops/login/validate-otp' };
const CUSTOMER_SIGN_IN = { ask: '/api/auth/login', check: '/api/auth/login/validate-otp' };

async function run(scope: Scope, asked: readonly string[]): Promise<Figure[]> {
  const folder = await makeDataFolder(scope);
  const database = await offerDatabases(scope, folder).withVendors(VENDORS, { durable: true });
  await openVendors(database);
  const { staffPhone, promoCode } = await addRiderAndCode(database);
  const { url, sandboxUrl } = await startStack(scope, database, folder);
  const [own, known, ...others] = await addBuyers(database, await readOrCreateSecret(folder), BUYERS);
  if (!own || !known) throw new Error('there is nobody');
  const [crowd, buyers] = [others.slice(0, CROWD), others.slice(CROWD)];
  const sold = (await readShops(`${url}/api`)).NGN.map(({ vendorId, addressId, dishes }) => ({
    ...{ vendor_id: vendorId, source_id: addressId, item_id: dishes[0] ?? 0 },
  }));
  const order = createOrdinaryCustomers(scope, {
    url,
    buyers,
    sold,
    atATime: AT_A_TIME,
    thinksMs: THINKS_MS,
    withPages: true,
  });
  const signIn = createSignIns(scope, url, sandboxUrl);
  const watchReadiness = createReadinessWatch(scope, url);
  const live = async (signal: AbortSignal) => {
    const [experience, signIns, refusals] = await Promise.all([order(signal), signIn(signal), watchReadiness(signal)]);
    return { ...experience, failures: [...experience.failures, ...refusals], signIns };
  };
  const during = (ms: number) => AbortSignal.any([scope.signal, AbortSignal.timeout(ms)]);
  const knownBrowsers = await Promise.all([
    createKnownBrowser(scope, url, sandboxUrl, { phone: staffPhone, paths: STAFF_SIGN_IN }),
    createKnownBrowser(scope, url, sandboxUrl, { phone: known.phone, paths: CUSTOMER_SIGN_IN, role: 'customer' }),
  ]);
  const countLockedOut = async () =>
    (await Promise.all(knownBrowsers.map((signInAgain) => signInAgain()))).filter((isIn) => !isIn).length;
  const attacks = await prepareAttacks({
    ...{ scope, url, own, crowd, sold, promoCode, staffPhone, customerPhone: known.phone },
  });

  const unknown = asked.find((word) => !attacks.some(({ name }) => name.includes(word)));
  if (unknown !== undefined) {
    const names = attacks.map(({ name }) => `'${name}'`).join(', ');
    throw new OperatorError(`There is no attack named '${unknown}': choose from ${names}.`);
  }

  await live(during(WARM_UP_MS));
  const quiet = await live(during(EACH_MS));
  printLine(`in quiet: ${quiet.ms.length} calls, failed: ${summaryOf(quiet.failures)}`);
  const figures = figuresOf('in quiet', quiet, quiet);
  for (const attack of attacks.filter(({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)))) {
    const signal = during(EACH_MS);
    const [seen, heard] = await Promise.all([live(signal), besiege(attack, signal)]);
    if (attack.isHonest) seen.failures.push(...outagesOf(heard).map((status) => `${status} ${attack.name}`));
    const failures = summaryOf([...seen.failures, ...seen.signIns.failures]);
    printLine(`${attack.name}: attacker heard ${summaryOf(heard)}; others failed: ${failures}`);
    figures.push(...figuresOf(attack.name, seen, quiet, attack.locksOut && (await countLockedOut())));
  }
  return figures;
}

async function main(scope: Scope, args: readonly string[]): Promise<number> {
  const asked = parseOptions(args, { allowPositionals: true }, USAGE).positionals;
  const figures = await run(scope, asked);
  printLine(`\n${tableOf(figures)}\n(${writeFigures('siege', figures)})`);
  return figures.every((figure) => isMet(figure) !== false) ? 0 : 1;
}

await runInScope((scope) => main(scope, process.argv.slice(2)));
