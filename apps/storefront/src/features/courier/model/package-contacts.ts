import type { SignedInUser } from '@jara/contract';
import type { DeliveryType } from './delivery-type.ts';
import { type PackageForm, type PackagePhone, PHONE_COUNTRIES } from './package-form.ts';

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

/** The customer as a party, with the number as it is dialled in their country. */
function accountContact({ first_name, last_name, phone, email, country_code }: SignedInUser): Contact {
  const countryCode = PHONE_COUNTRIES[country_code];
  const national = phone.startsWith(countryCode.calling_code)
    ? `0${phone.slice(countryCode.calling_code.length)}`
    : phone;
  return { name: `${first_name} ${last_name}`.trim(), phone: { phone: national, countryCode }, email };
}

/**
 * The form as this direction has it. The account's side is the account, where that is wanted, and its e-mail is not
 * sent. What was typed on that side stays in the form that is kept.
 */
export function withAccountSide(form: PackageForm, own: Party, customer: SignedInUser | null): PackageForm {
  const contact = form.useAccountInfo && customer ? accountContact(customer) : contactOf(form, own);
  return { ...form, ...withContact(own, { ...contact, email: '' }) };
}
