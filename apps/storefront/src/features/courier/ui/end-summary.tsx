import type { ReactNode } from 'react';
import type { PackageProblems } from '../model/check-package-form.ts';
import type { DeliveryType } from '../model/delivery-type.ts';
import { accountParty, contactOf, type Party } from '../model/package-contacts.ts';
import type { End } from '../model/package-ends.ts';
import type { PackageForm, PackagePhone } from '../model/package-form.ts';
import { EndAddress } from './end-address.tsx';
import { SummaryPart } from './summary-part.tsx';

type Props = {
  readonly end: End;
  readonly form: PackageForm;
  readonly deliveryType: DeliveryType;
  readonly problems: PackageProblems;
  readonly onEdit: (field: keyof PackageForm) => void;
};

const PART = {
  pickup: { title: 'Pickup', way: 'From', party: 'sender', person: 'Sender' },
  dropoff: { title: 'Dropoff', way: 'To', party: 'receiver', person: 'Receiver' },
} as const satisfies Record<End, { title: string; way: string; party: Party; person: string }>;

const phoneWords = ({ phone, countryCode }: PackagePhone) => `${phone.trim()} (${countryCode.name})`;

/** An end of the way, and who is there. */
export function EndSummary({ end, form, deliveryType, problems, onEdit }: Props) {
  const { title, way, party, person } = PART[end];
  const { name, phone, email } = contactOf(form, party);
  const fields = [`${end}Address`, `${party}Name`, `${party}Phone`, `${party}Email`] as const;
  const [addressProblem, nameProblem, phoneProblem, emailProblem] = fields.map((field) => problems[field]);
  // Decisions §10: the e-mail is the other party's.
  const hasEmail = party !== accountParty(deliveryType) && email.trim() !== '';
  return (
    <SummaryPart title={title} onEdit={() => onEdit(fields.find((field) => problems[field]) ?? fields[0])}>
      <Line name={way}>{orProblem(<EndAddress form={form} end={end} />, addressProblem)}</Line>
      <Line name={person}>
        {orProblem(name, nameProblem)} · {orProblem(phoneWords(phone), phoneProblem)}
      </Line>
      {hasEmail && <Line name={`${person}’s e-mail`}>{orProblem(email, emailProblem)}</Line>}
    </SummaryPart>
  );
}

const orProblem = (words: ReactNode, problem: string | undefined) =>
  problem === undefined ? <span>{words}</span> : <span className="text-pepper">{problem}</span>;

/** The part's title says what it is to whoever sees it. */
const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="sr-only">{name}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);
