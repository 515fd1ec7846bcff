'use client';

import { useEffect, useEffectEvent } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import type { DeliveryType } from '../model/courier-address.ts';
import { accountParty, withAccountInfo } from '../model/package-contacts.ts';
import { changePackageForm } from '../model/package-form.ts';
import { usePackageForm } from './use-package-form.ts';

/** Keeps the account's side filled in while the person wants that, also when the direction changes. */
export function useAccountInfo(deliveryType: DeliveryType): void {
  const form = usePackageForm();
  const customer = useCustomer();
  const { useAccountInfo: isWanted } = form;
  const own = accountParty(deliveryType);
  const fill = useEffectEvent((party: typeof own) => {
    if (customer) changePackageForm(withAccountInfo(form, party, customer));
  });
  const isFilled = isWanted && customer !== null;
  useEffect(() => {
    if (isFilled) fill(own);
  }, [isFilled, own]);
}
