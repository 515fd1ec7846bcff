import { identityEndpoints, type OtpType } from '@jara/contract';
import type { PhoneValue } from '@jara/domain/phone';
import { mutationOptions } from '@tanstack/react-query';
import { callWithProof } from '@/shared/api/call-with-proof.ts';
import { checkedPhone } from './check-phone.ts';

export const signInMutation = () =>
  mutationOptions({
    mutationFn: async (value: PhoneValue): Promise<PhoneValue> => {
      const phone = await checkedPhone(value);
      await callWithProof(identityEndpoints.login, {
        body: { role: 'customer', country_code: value.country.code, phone },
      });
      return { ...value, phone };
    },
    // Spec §8: the server's message stands on the phone field.
    meta: { failure: 'rethrow' },
  });

export type Registration = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: PhoneValue;
  /** Empty where there is none. */
  readonly referral_code: string;
};

export const registerMutation = () =>
  mutationOptions({
    mutationFn: async ({ phone: value, referral_code, ...names }: Registration): Promise<PhoneValue> => {
      const phone = await checkedPhone(value);
      await callWithProof(identityEndpoints.register, {
        body: {
          ...names,
          phone,
          country_code: value.country.code,
          role: 'customer',
          ...(referral_code !== '' && { referral_code }),
        },
      });
      return { ...value, phone };
    },
    // A phone that is refused is said on its field; the form says everything else in a toast.
    meta: { failure: 'rethrow' },
  });

/** Spec §3: 'NG' also for a Ghana phone. Spec §8: a failure is a toast. Gives the server's sentence. */
export const resendMutation = () =>
  mutationOptions({
    mutationFn: async ({ phone, type }: { phone: string; type: OtpType }): Promise<string> => {
      const body = { phone, role: 'customer', country_code: 'NG', type } as const;
      return (await callWithProof(identityEndpoints.resendOtp, { body })).message;
    },
  });
