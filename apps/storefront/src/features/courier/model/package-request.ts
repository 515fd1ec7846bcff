import { type ChosenMethod, orderMethodFields } from '@/features/payment/index.ts';
import type { PackageRequest } from '../api/create-package-order.ts';
import type { DeliveryType } from './delivery-type.ts';
import type { PackageForm, PackagePhone } from './package-form.ts';
import { declaredWorth } from './package-worth.ts';

const contactOf = (name: string, { phone, countryCode }: PackagePhone) => ({
  name: name.trim(),
  phone: phone.trim(),
  country_code: countryCode.code,
});

const emailOf = (typed: string) => (typed.trim() === '' ? {} : { email: typed.trim() });

type Facts = {
  readonly form: PackageForm;
  readonly deliveryType: DeliveryType;
  readonly chosen: ChosenMethod;
  /** Of the total that the person has seen. */
  readonly feeId: number;
};

/** Spec §7: the order of a package. What it costs is the server's own. */
export function packageRequest({ form, deliveryType, chosen, feeId }: Facts): PackageRequest {
  const isSent = deliveryType === 'send';
  const worth = declaredWorth(form);
  const { packageTypes } = form;
  return {
    source: 'web',
    // Decisions §10: the e-mail is the other party's.
    source_contact: {
      ...contactOf(form.senderName, form.senderPhone),
      ...(!isSent && emailOf(form.senderEmail)),
    },
    destination_contact: {
      ...contactOf(form.receiverName, form.receiverPhone),
      ...(isSent && emailOf(form.receiverEmail)),
    },
    customer_delivery_note: form.customer_delivery_note,
    customer_vendor_note: form.customer_vendor_note,
    fee_id: feeId,
    ...orderMethodFields(chosen),
    item_type: [...packageTypes],
    other_item_type: packageTypes.includes('Other') ? form.otherPackageType.trim() : '',
    user_action: isSent ? 'sending' : 'receiving',
    estimated_order_amount: worth,
    package_protection: form.packageProtection && worth > 0,
  };
}
