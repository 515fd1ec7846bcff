import { loadDemo } from '@jara/demo';
import { freshDatabase } from '@jara/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { readOrCreateSecret } from '../../scripts/running/app-secret.ts';
import { readShops } from '../chaos/shops.ts';
import { makeEmptyFolder } from '../data-folder.ts';
import { openVendors } from '../open-vendors.ts';
import { addBuyers } from '../order-customers.ts';
import { createScope } from '../scope.ts';
import { startApiAndFrontDoor } from '../services.ts';
import { addRiderAndCode } from './add-rider-and-code.ts';
import { prepareAttacks } from './attacks.ts';
import { createOrdinaryCustomers } from './ordinary-customers.ts';
import { besiege, outagesOf } from './run-siege.ts';

const EACH_MS = 1_500;
/** Fewer than there: the machine is busy with other tests. */
const IN_FLIGHT = 8;
/** Of what `npm run siege` does: what needs neither pages nor texts. */
const ATTACKS = ['full carts of one guest', 'one row of one customer', 'one promo code', 'bodies that trickle'];

test('while one caller does all they can, no call of the others fails', async () => {
  const scope = createScope();
  onTestFinished(() => scope.end());
  const folder = await makeEmptyFolder(scope);
  const { url: database, openOwner } = await freshDatabase();
  await loadDemo(openOwner().pool, { vendors: 40 });
  await openVendors(database);
  const { staffPhone, promoCode } = await addRiderAndCode(database);
  const { url } = await startApiAndFrontDoor(scope, database, folder);
  const [own, known, ...others] = await addBuyers(database, await readOrCreateSecret(folder), 60);
  if (!own || !known) throw new Error('there is nobody');
  const sold = (await readShops(`${url}/api`)).NGN.map(({ vendorId, addressId, dishes }) => ({
    ...{ vendor_id: vendorId, source_id: addressId, item_id: dishes[0] ?? 0 },
  }));
  const live = createOrdinaryCustomers(scope, {
    ...{ url, buyers: others.slice(20), sold, atATime: 4, thinksMs: 100, withPages: false },
  });
  const attacks = await prepareAttacks({
    ...{ scope, url, own, crowd: others.slice(0, 20), sold, promoCode },
    ...{ staffPhone, customerPhone: known.phone },
  });
  for (const attack of attacks.filter(({ name }) => ATTACKS.includes(name))) {
    const signal = AbortSignal.any([scope.signal, AbortSignal.timeout(EACH_MS)]);
    const [seen, heard] = await Promise.all([live(signal), besiege({ ...attack, inFlight: IN_FLIGHT }, signal)]);
    expect([attack.name, seen.failures, attack.isHonest ? outagesOf(heard) : []]).toEqual([attack.name, [], []]);
    expect(heard.length, attack.name).toBeGreaterThan(0);
  }
});
