import type { SignedInUser } from '@jara/contract';
import type { DeliveryType } from './courier-address.ts';
import { NIGERIA, NO_PHONE, type PackageForm, type PackagePhone } from './package-form.ts';

export type Party = 'sender' | 'receiver';

/** Decisions §10: the account's side is the sender when sending, and the receiver when receiving. */
export const accountParty = (deliveryType: DeliveryType): Party => (deliveryType === 'send' ? 'sender' : 'receiver');

type Contact = { readonly name: string; readonly phone: PackagePhone; readonly email: string };

export const contactOf = (form: PackageForm, party: Party): Contact =>
  party === 'sender'
    ? { name: form.senderName, phone: form.senderPhone, email: form.senderEmail }
    : { name: form.receiverName, phone: form.receiverPhone, email: form.receiverEmail };

export function withContact(party: Party, { name, phone, email }: Contact): Partial<PackageForm> {
  return party === 'sender'
    ? { senderName: name, senderPhone: phone, senderEmail: email }
    : { receiverName: name, receiverPhone: phone, receiverEmail: email };
}

const COUNTRY = {
  NG: NIGERIA,
  GH: { code: 'GH', name: 'Ghana', calling_code: '233', emoji: '🇬🇭' },
} as const satisfies Record<SignedInUser['country_code'], PackagePhone['countryCode']>;

/** The customer as a party, with the number as it is dialled in their country. */
function accountContact({ first_name, last_name, phone, email, country_code }: SignedInUser): Contact {
  const countryCode = COUNTRY[country_code];
  const national = phone.startsWith(countryCode.calling_code)
    ? `0${phone.slice(countryCode.calling_code.length)}`
    : phone;
  return { name: `${first_name} ${last_name}`.trim(), phone: { phone: national, countryCode }, email };
}

const NOBODY: Contact = { name: '', phone: NO_PHONE, email: '' };

/** The account's side filled in. What was filled in so on the other side, before the direction changed, goes. */
export function withAccountInfo(form: PackageForm, own: Party, customer: SignedInUser): Partial<PackageForm> {
  const account = accountContact(customer);
  const other = own === 'sender' ? 'receiver' : 'sender';
  const isOnOtherSide = JSON.stringify(contactOf(form, other)) === JSON.stringify(account);
  return { ...withContact(own, account), ...(isOnOtherSide && withContact(other, NOBODY)) };
}
