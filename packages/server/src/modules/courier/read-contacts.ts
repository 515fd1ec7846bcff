import type { PackageContact, UserAction } from '@jara/contract';
import type { OrderedPackage, StoredContact } from '../../db/schema/index.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { readPhone } from '../identity/index.ts';

export type Contacts = Pick<OrderedPackage, 'source_contact' | 'destination_contact'>;
type Given = {
  readonly source_contact: PackageContact;
  readonly destination_contact: PackageContact;
  readonly user_action: UserAction;
};

async function readContact(
  { phone: typed, email, ...contact }: PackageContact,
  isOther: boolean,
): Promise<StoredContact | undefined> {
  const phone = await readPhone(typed, contact.country_code);
  // Decisions §10: only the other party's e-mail is kept.
  return phone && { ...contact, ...(isOther && email !== undefined && { email }), phone: phone.digits };
}

/** Both ends with numbers that exist, each in its own country. */
export async function readContacts(given: Given): Promise<Outcome<Contacts, 'INVALID_INPUT'>> {
  const source_contact = await readContact(given.source_contact, given.user_action === 'receiving');
  const destination_contact = await readContact(given.destination_contact, given.user_action === 'sending');
  if (source_contact && destination_contact) return succeed({ source_contact, destination_contact });
  const problems = Object.entries({ source_contact, destination_contact })
    .filter(([, contact]) => !contact)
    .map(([end]) => ({ path: `${end}.phone`, message: 'Invalid phone number' }));
  return refuse('INVALID_INPUT', { problems });
}
