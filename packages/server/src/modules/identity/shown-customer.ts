import { CURRENCY_OF_COUNTRY, type Currency, type CustomerProfile, type SignedInUser } from '@jara/contract';
import type { Customer } from './customer.store.ts';

export function toUser(customer: Customer, token: string): SignedInUser {
  const { country_code, email, id, last_name, phone, first_name, user_reference } = customer;
  return { token, country_code, email, id, last_name, phone, first_name, user_reference };
}

export function toProfile(customer: Customer, currency: Currency | undefined): CustomerProfile {
  const { token: _, ...rest } = toUser(customer, '');
  return {
    ...rest,
    currency: currency ?? CURRENCY_OF_COUNTRY[customer.country_code],
    metadata: { pocket_tag: customer.pocket_tag },
  };
}

export const namesOf = ({ first_name, last_name, email }: Customer) => ({ first_name, last_name, email });

/** Spec §2: the complete-profile modal asks for what is missing of these. */
export const lacksInformation = ({ first_name, last_name, email }: Customer): boolean =>
  [first_name, last_name, email].includes('');
