import type { courierEndpoints } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, type Refusal, refuse } from '../../outcome.ts';
import { type MadeOrder, type PayDeps, refusePayment, writeOrder } from '../order/index.ts';
import { lockPackageFee, type StoredFee } from './package-fee.store.ts';
import { type PackageBody, packageOrderRow } from './package-order-row.ts';
import { quotePackageAgain } from './quote-package.ts';
import { readContacts } from './read-contacts.ts';

type Failure = (typeof courierEndpoints.createPackageOrder)['failures'][number] | 'INVALID_INPUT' | 'TOO_MANY_REQUESTS';
/** Where a customer asks for help with a package. */
export type CourierDeps = PayDeps & { readonly supportContact: string };
type Asked = { readonly body: PackageBody; readonly now: Date };

/** The refusal is a value, so the new quote is committed. */
async function refuseWithQuote(
  tx: Transaction,
  fee: StoredFee,
  { body, now }: Asked,
): Promise<Refusal<'PACKAGE_FEE_STALE' | 'PACKAGE_WORTH_TOO_LARGE'>> {
  const quoted = await quotePackageAgain(tx, fee, { worth: body.estimated_order_amount, now });
  return quoted.ok ? refuse('PACKAGE_FEE_STALE', { fee: quoted.data }) : quoted;
}

const isAsQuoted = ({ expires_at, worth }: StoredFee, { body, now }: Asked): boolean =>
  expires_at > now && worth === body.estimated_order_amount;

/**
 * Orders the delivery of a package for the fee that was quoted, in the transaction that it is given. The fee's row is
 * locked first, so that it is used by one at a time; then everything is looked at, and only then is anything written.
 */
export async function createPackageOrder(
  { supportContact, ...deps }: CourierDeps,
  tx: Transaction,
  customer: number,
  asked: Asked,
): Promise<Outcome<MadeOrder, Failure>> {
  const { body, now } = asked;
  const contacts = await readContacts(body);
  if (!contacts.ok) return contacts;
  const found = await lockPackageFee(tx, customer, body.fee_id);
  if (!found) return refuse('PACKAGE_FEE_STALE', { fee: null });
  const { fee, balance, is_in_debt } = found;
  if (fee.order_id !== null) return refuse('PACKAGE_FEE_USED', { order_id: fee.order_id });
  const refusal = await refusePayment(tx, customer, body, fee.currency);
  if (refusal) return refusal;
  if (is_in_debt) return refuse('WALLET_NEGATIVE');
  if (!isAsQuoted(fee, asked)) return refuseWithQuote(tx, fee, asked);
  const row = packageOrderRow({ fee, contacts: contacts.data, supportContact }, body, now);
  if (row.payment_method === 'wallet' && balance < row.total) return refuse('WALLET_TOO_SMALL');
  return writeOrder(tx, deps, row, { fee: fee.id, balance });
}
