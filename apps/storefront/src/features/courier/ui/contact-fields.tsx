import type { ReactNode } from 'react';
import { PhoneField } from '@/features/identity/data.ts';
import { Field } from '@/shared/ui/field.tsx';
import type { PackageProblems } from '../model/check-package-form.ts';
import { contactOf, type Party, withContact } from '../model/package-contacts.ts';
import { type PackageForm, readPackageForm } from '../model/package-form.ts';
import { lengthHint } from './length-hint.ts';

type Props = {
  readonly party: Party;
  readonly form: PackageForm;
  readonly problems: PackageProblems;
  /** The form itself says that something was refused. */
  readonly isQuiet: boolean;
  /** The account's side: it can be filled in from there, and its e-mail is not asked for. */
  readonly isOwn: boolean;
  readonly onChange: (change: Partial<PackageForm>) => void;
  /** Above the fields. */
  readonly children?: ReactNode;
};

const TITLE = { sender: 'Sender', receiver: 'Receiver' } as const satisfies Record<Party, string>;

const LONGEST_NAME = 120;

/** Who hands the package over, or is given it. */
export function ContactFields({ party, form, problems, isQuiet, isOwn, onChange, children }: Props) {
  const title = TITLE[party];
  const contact = contactOf(form, party);
  const { phone, countryCode } = contact.phone;
  const isLocked = isOwn && form.useAccountInfo;
  // What is not shown here is kept.
  const change = (part: Partial<typeof contact>) =>
    onChange(withContact(party, { ...contactOf(readPackageForm(), party), ...part }));
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-2 font-semibold text-18">{title}</legend>
      {children}
      <Field
        label={`${title} name`}
        name={`${party}Name`}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        hint={lengthHint(contact.name, LONGEST_NAME)}
        disabled={isLocked}
        value={contact.name}
        error={problems[`${party}Name`]}
        isQuiet={isQuiet}
        onChange={(event) => change({ name: event.target.value })}
      />
      <PhoneField
        party={title}
        name={`${party}Phone`}
        disabled={isLocked}
        value={{ phone, country: countryCode }}
        error={problems[`${party}Phone`]}
        isQuiet={isQuiet}
        onChange={(next) => change({ phone: { phone: next.phone, countryCode: next.country } })}
      />
      {!isOwn && (
        <Field
          label={`${title} e-mail (optional)`}
          hint="So that you can e-mail them the link to follow it"
          name={`${party}Email`}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={contact.email}
          error={problems[`${party}Email`]}
          isQuiet={isQuiet}
          onChange={(event) => change({ email: event.target.value })}
        />
      )}
    </fieldset>
  );
}
