import { opsEndpoints, phoneDigits, type RequestOf, secondFactorEndpoints } from '@jara/contract';
import type { PhoneValue } from '@jara/domain/phone';
import { mutationOptions } from '@tanstack/react-query';
import { callPublic, callWithProof } from '../../../shared/api/call.ts';

/** Asks for a code. Gives back when another can be asked for. */
export const sendCodeMutation = () =>
  mutationOptions({
    mutationFn: async ({ phone, country }: PhoneValue): Promise<{ readonly resendAt: number }> => {
      const body = { phone: phoneDigits.parse(phone), country_code: country.code };
      const { resend_after_seconds } = await callWithProof(opsEndpoints.staffLogin, { body });
      return { resendAt: Date.now() + resend_after_seconds * 1_000 };
    },
    // The message stands where it was asked for.
    meta: { failure: 'rethrow' },
  });

export const checkCodeMutation = () =>
  mutationOptions({
    mutationFn: (body: { readonly phone: string; readonly otp: string }) =>
      callWithProof(opsEndpoints.validateStaffLogin, { body }),
    meta: { failure: 'rethrow' },
  });

export const passSecondFactor = (body: RequestOf<typeof secondFactorEndpoints.passSecondFactor>['body']) =>
  callPublic(secondFactorEndpoints.passSecondFactor, { body });
