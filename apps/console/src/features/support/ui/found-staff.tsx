import type { Found } from '@jara/contract';
import { Link } from 'wouter';
import { SUBJECT_LABEL } from '../model/labels.ts';
import { hrefOfAudit, hrefOfSubject } from './hrefs.ts';
import { Phone } from './phone.tsx';
import { Section } from './section.tsx';

const ROW = 'flex min-h-16 flex-wrap items-center gap-x-4 px-4 py-2';
const LINK = 'inline-flex min-h-11 items-center rounded-pill px-2 font-semibold text-14 text-brand hover:bg-sunk';

export function FoundVendors({ vendors }: Pick<Found, 'vendors'>) {
  return (
    <Section title="Vendors">
      <ul className="divide-y divide-line">
        {vendors.map(({ id, name, city, support_contact, people }) => (
          <li key={id} className={ROW}>
            <span className="min-w-0 flex-1 basis-56">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="block text-14 text-ink-soft wrap-anywhere">
                {city} · {support_contact}
              </span>
            </span>
            {people.map((person) => (
              <span key={person.phone} className="text-14">
                {person.name} <Phone phone={person.phone} />
              </span>
            ))}
            <Link href={hrefOfSubject({ kind: 'vendor', id }) ?? '/find'} data-found className={LINK}>
              Money
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const ROLE = { vendor: SUBJECT_LABEL.vendor, rider: SUBJECT_LABEL.rider, support: 'Support' } as const;

export function FoundStaff({ staff }: Pick<Found, 'staff'>) {
  return (
    <Section title="Staff">
      <ul className="divide-y divide-line">
        {staff.map(({ id, role, name, phone, place }) => (
          <li key={id} className={ROW}>
            <span className="min-w-0 flex-1 basis-56">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="block text-14 text-ink-soft">{[ROLE[role], place].filter(Boolean).join(', ')}</span>
            </span>
            <Phone phone={phone} />
            <Link href={hrefOfAudit({ kind: 'staff', id })} data-found className={LINK}>
              Audit
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
