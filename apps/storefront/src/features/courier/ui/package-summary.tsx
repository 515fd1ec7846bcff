import type { Currency } from '@jara/contract';
import { packageTypeText } from '@jara/domain/courier';
import { formatMoney } from '@jara/domain/money';
import type { PackageProblems } from '../model/check-package-form.ts';
import type { DeliveryType } from '../model/delivery-type.ts';
import type { PackageForm } from '../model/package-form.ts';
import { declaredWorth } from '../model/package-worth.ts';
import { EndSummary } from './end-summary.tsx';
import { SummaryFact, SummaryPart } from './summary-part.tsx';

type Props = {
  readonly form: PackageForm;
  readonly deliveryType: DeliveryType;
  readonly currency: Currency;
  readonly problems: PackageProblems;
  /** Leads back to the form, to that field. */
  readonly onEdit: (field: keyof PackageForm) => void;
};

/** Who sends what to whom, from where to where; what is missing says so in its place. */
export function PackageSummary({ form, deliveryType, currency, problems, onEdit }: Props) {
  const worth = declaredWorth(form);
  const { packageTypes, customer_vendor_note: atPickup, customer_delivery_note: forRider } = form;
  const parts = { form, deliveryType, problems, onEdit };
  return (
    <>
      <EndSummary end="pickup" {...parts} />
      <EndSummary end="dropoff" {...parts} />
      <SummaryPart title="Package" onEdit={() => onEdit(problems.packageWorth ? 'packageWorth' : 'packageTypes')}>
        <SummaryFact name="What is in it">{packageTypeText(packageTypes, form.otherPackageType)}</SummaryFact>
        <SummaryFact name="Worth" problem={problems.packageWorth}>
          {worth ? formatMoney(worth, currency) : 'Not given'}
        </SummaryFact>
        <SummaryFact name="Protection">{form.packageProtection && worth ? 'On' : 'Off'}</SummaryFact>
      </SummaryPart>
      {(atPickup !== '' || forRider !== '') && (
        <SummaryPart title="Notes" onEdit={() => onEdit('customer_vendor_note')}>
          {atPickup !== '' && <SummaryFact name="At the pickup">{atPickup}</SummaryFact>}
          {forRider !== '' && <SummaryFact name="For the rider">{forRider}</SummaryFact>}
        </SummaryPart>
      )}
    </>
  );
}
