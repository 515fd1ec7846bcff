import type { Currency } from '@jara/contract';
import { packageTypeText } from '@jara/domain/courier';
import { formatMoney } from '@jara/domain/money';
import type { PackageProblems } from '../model/check-package-form.ts';
import type { DeliveryType } from '../model/courier-address.ts';
import type { PackageForm } from '../model/package-form.ts';
import { declaredWorth } from '../model/package-worth.ts';
import { EndSummary } from './end-summary.tsx';
import { Fact, SummaryPart } from './summary-part.tsx';

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
        <Fact name="What is in it">{packageTypeText(packageTypes, form.otherPackageType)}</Fact>
        <Fact name="Worth" problem={problems.packageWorth}>
          {worth ? formatMoney(worth, currency) : 'Not given'}
        </Fact>
        <Fact name="Protection">{form.packageProtection && worth ? 'On' : 'Off'}</Fact>
      </SummaryPart>
      {(atPickup !== '' || forRider !== '') && (
        <SummaryPart title="Notes" onEdit={() => onEdit('customer_vendor_note')}>
          {atPickup !== '' && <Fact name="At the pickup">{atPickup}</Fact>}
          {forRider !== '' && <Fact name="For the rider">{forRider}</Fact>}
        </SummaryPart>
      )}
    </>
  );
}
