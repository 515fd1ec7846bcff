import { opsEndpoints } from '@jara/contract';
import type { PhoneValue } from '@jara/domain/phone';
import { mutationOptions } from '@tanstack/react-query';
import { checkedPhone } from '@/features/identity/data.ts';
import { callWithProof } from '@/shared/api/call-with-proof.ts';

export const sendStaffCodeMutation = () =>
  mutationOptions({
    mutationFn: async (value: PhoneValue): Promise<PhoneValue> => {
      const phone = await checkedPhone(value);
      await callWithProof(opsEndpoints.staffLogin, { body: { phone, country_code: value.country.code } });
      return { ...value, phone };
    },
    // The message stands on the phone field.
    meta: { failure: 'rethrow' },
  });

export const checkStaffCodeMutation = () =>
  mutationOptions({
    mutationFn: async (body: { readonly otp: string; readonly phone: string }) =>
      (await callWithProof(opsEndpoints.validateStaffLogin, { body })).data,
    // The message stands under the boxes.
    meta: { failure: 'rethrow' },
  });
