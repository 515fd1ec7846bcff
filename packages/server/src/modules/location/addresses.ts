import type { AddressPayload, CustomerAddress } from '@jara/contract';
import { addressName, countryOfPoint } from '@jara/domain/location';
import type { Db, Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import {
  activateAddress,
  countAddresses,
  deleteAddress,
  findAddresses,
  insertAddress,
  lockAddressesOf,
} from './address.store.ts';

const MOST_ADDRESSES = 100;

type Given = AddressPayload & Pick<CustomerAddress, 'landmark' | 'recipient'>;

/**
 * A customer's addresses. Every question carries the owner, so another's address is as absent as one that never was.
 * A landmark or a part of an address that is left empty counts as none.
 */
export const createAddresses = (db: Db) => ({
  async list(customer: number): Promise<Outcome<CustomerAddress[]>> {
    return succeed(await findAddresses(db, customer));
  },

  async add(
    tx: Transaction,
    customer: number,
    { country, ...given }: Given,
  ): Promise<Outcome<CustomerAddress, 'ADDRESS_OUT_OF_REACH' | 'TOO_MANY_ADDRESSES'>> {
    const country_code = countryOfPoint({ ...given, country });
    if (country_code === undefined) return refuse('ADDRESS_OUT_OF_REACH');
    const address = {
      ...given,
      country_code,
      display_name: addressName(given),
      house_no: given.house_no || null,
      street: given.street || null,
      area: given.area || null,
      city: given.city || null,
      landmark: given.landmark || null,
    };
    await lockAddressesOf(tx, customer);
    if ((await countAddresses(tx, customer)) >= MOST_ADDRESSES) return refuse('TOO_MANY_ADDRESSES');
    return succeed(await insertAddress(tx, customer, address), { message: 'Address added' });
  },

  async setActive(customer: number, addressId: number): Promise<Outcome<CustomerAddress, 'ADDRESS_NOT_FOUND'>> {
    const active = await inTransaction(db, async (tx) => {
      await lockAddressesOf(tx, customer);
      return await activateAddress(tx, customer, addressId);
    });
    return active ? succeed(active) : refuse('ADDRESS_NOT_FOUND');
  },

  async remove(customer: number, addressId: number): Promise<Outcome<null, 'ADDRESS_NOT_FOUND'>> {
    return (await deleteAddress(db, customer, addressId)) ? succeed(null) : refuse('ADDRESS_NOT_FOUND');
  },
});
