import { useCustomer } from '@/features/identity/index.ts';
import type { DeliveryType } from '../model/delivery-type.ts';
import { accountParty, withAccountSide } from '../model/package-contacts.ts';
import type { PackageForm } from '../model/package-form.ts';
import { usePackageForm } from './use-package-form.ts';

/** With the account's side of this direction, which is never written: two tabs may show both directions. */
export function useFilledForm(deliveryType: DeliveryType): PackageForm {
  return withAccountSide(usePackageForm(), accountParty(deliveryType), useCustomer());
}
