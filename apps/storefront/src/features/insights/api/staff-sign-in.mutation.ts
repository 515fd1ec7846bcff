import { opsEndpoints } from '@jara/contract';
import { mutationOptions } from '@tanstack/react-query';
import { checkedPhone, type PhoneValue } from '@/features/identity/data.ts';
import { callApi } from '@/shared/api/browser.ts';

export const sendStaffCodeMutation = () =>
  mutationOptions({
    mutationFn: async (value: PhoneValue): Promise<PhoneValue> => {
      const phone = await checkedPhone(value);
      await callApi(opsEndpoints.staffLogin, { body: { phone, country_code: value.country.code } });
      return { ...value, phone };
    },
    // The message stands on the phone field.
    meta: { failure: 'rethrow' },
  });

export const checkStaffCodeMutation = () =>
  mutationOptions({
    mutationFn: (body: { readonly otp: string; readonly phone: string }) =>
      callApi(opsEndpoints.validateStaffLogin, { body }),
    // The message stands under the boxes.
    meta: { failure: 'rethrow' },
  });
