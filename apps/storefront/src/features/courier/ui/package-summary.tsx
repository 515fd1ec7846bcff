'use client';

import type { Currency } from '@jara/contract';
import { packageTypeWords } from '@jara/domain/courier';
import { formatMoney, readAmount } from '@jara/domain/money';
import { type ReactNode, useId } from 'react';
import { TextButton } from '@/shared/ui/text-button.tsx';
import type { PackageProblems } from '../model/check-package-form.ts';
import type { PackageForm, PackagePhone } from '../model/package-form.ts';

type Props = {
  readonly form: PackageForm;
  readonly currency: Currency;
  readonly problems: PackageProblems;
  /** Leads back to the form. */
  readonly onEdit: () => void;
};

const NOT_GIVEN = 'Not given';

const phoneWords = ({ phone, countryCode }: PackagePhone) => `${phone.trim()} (${countryCode.name})`;

/** Who sends what to whom, from where to where; what is missing says so in its place. */
export function PackageSummary({ form, currency, problems, onEdit }: Props) {
  const worth = readAmount(form.packageWorth);
  const { packageTypes } = form;
  return (
    <>
      <Part title="Pickup" onEdit={onEdit}>
        <Fact name="From" problem={problems.pickupAddress}>
          {form.pickupAddress?.display_name}
        </Fact>
        <Fact name="Sender" problem={problems.senderName}>
          {form.senderName}
        </Fact>
        <Fact name="Sender’s phone" problem={problems.senderPhone}>
          {phoneWords(form.senderPhone)}
        </Fact>
        {form.senderEmail.trim() !== '' && (
          <Fact name="Sender’s e-mail" problem={problems.senderEmail}>
            {form.senderEmail}
          </Fact>
        )}
      </Part>
      <Part title="Dropoff" onEdit={onEdit}>
        <Fact name="To" problem={problems.dropoffAddress}>
          {form.dropoffAddress?.display_name}
        </Fact>
        <Fact name="Receiver" problem={problems.receiverName}>
          {form.receiverName}
        </Fact>
        <Fact name="Receiver’s phone" problem={problems.receiverPhone}>
          {phoneWords(form.receiverPhone)}
        </Fact>
        {form.receiverEmail.trim() !== '' && (
          <Fact name="Receiver’s e-mail" problem={problems.receiverEmail}>
            {form.receiverEmail}
          </Fact>
        )}
      </Part>
      <Part title="Package" onEdit={onEdit}>
        <Fact name="What is in it">
          {packageTypeWords(packageTypes.length === 0 ? ['Prefer not to say'] : packageTypes, form.otherPackageType)}
        </Fact>
        <Fact name="Worth" problem={problems.packageWorth}>
          {worth ? formatMoney(worth, currency) : NOT_GIVEN}
        </Fact>
        <Fact name="Protection">{form.packageProtection && worth ? 'On' : 'Off'}</Fact>
      </Part>
      <Part title="Notes" onEdit={onEdit}>
        <Fact name="For the rider">{form.customer_delivery_note || NOT_GIVEN}</Fact>
        <Fact name="At the pickup">{form.customer_vendor_note || NOT_GIVEN}</Fact>
      </Part>
    </>
  );
}

type PartProps = { readonly title: string; readonly children: ReactNode; readonly onEdit: () => void };

function Part({ title, children, onEdit }: PartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line p-4 pt-2">
      <div className="flex items-center justify-between gap-3">
        <h3 id={titleId} className="text-16">
          {title}
        </h3>
        <TextButton aria-label={`Edit ${title.toLowerCase()}`} onClick={onEdit}>
          Edit
        </TextButton>
      </div>
      <dl className="grid gap-2">{children}</dl>
    </section>
  );
}

type FactProps = { readonly name: string; readonly children: ReactNode; readonly problem?: string | undefined };

const Fact = ({ name, children, problem }: FactProps) => (
  <div>
    <dt className="text-14 text-ink-soft">{name}</dt>
    <dd className="font-medium wrap-anywhere">
      {problem === undefined ? children : <span className="text-pepper">{problem}</span>}
    </dd>
  </div>
);
