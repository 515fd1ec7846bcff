import type { OrderHistory } from '@jara/contract';
import { sentenceOf } from './labels.ts';

type Order = Pick<OrderHistory['order'], 'customer' | 'vendor' | 'rider'>;

const KIND: Readonly<Record<string, string>> = {
  hold: 'Held for a payment under way',
  suspense: 'Money that belongs to nothing known',
  adjustments: 'Borne by Jara',
  commission_revenue: 'Jara’s commission',
  delivery_revenue: 'Jara’s part of deliveries',
  service_revenue: 'Jara’s service fees',
  promo_cost: 'Promo codes, borne by Jara',
};

/** Whose the account is, in words; by name, where the order names them. */
export function accountText(account: string, order: Order | undefined): string {
  const [kind = '', of = ''] = account.split(':');
  const nameOf = (person: { readonly id: number | null; readonly name: string } | null | undefined) =>
    person?.id === Number(of) ? person.name : `${kind === 'wallet' ? 'customer' : kind} ${of}`;
  if (kind === 'wallet') return `Wallet of ${nameOf(order?.customer)}`;
  if (kind === 'vendor') return `Owed to ${nameOf(order?.vendor)}`;
  if (kind === 'rider') return `Owed to ${nameOf(order?.rider)}`;
  if (kind === 'clearing') return `At ${sentenceOf(of)}`;
  return KIND[kind] ?? sentenceOf(kind);
}
