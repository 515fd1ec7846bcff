import { identityEndpoints } from '@jara/contract';
import { mutationOptions } from '@tanstack/react-query';
import { browserSession } from '@/shared/api/browser-session.ts';
import { callWithProof } from '@/shared/api/call-with-proof.ts';

/** Spec §2: the modes of the flow. */
export type AuthMode = 'login' | 'register';

type Given = { readonly otp: string; readonly phone: string; readonly mode: AuthMode };

async function verifyLogin({ otp, phone }: Given): Promise<string> {
  const { message, data } = await callWithProof(identityEndpoints.validateLoginOtp, {
    body: { otp, phone, role: 'customer' },
  });
  browserSession().keep(data);
  return message;
}

/** Spec §3: 'NG' also for a Ghana phone. */
async function verifyRegistration({ otp, phone }: Given): Promise<string> {
  const { message } = await callWithProof(identityEndpoints.validateRegisterOtp, {
    body: { otp, phone, country_code: 'NG' },
  });
  return message;
}

/** Gives the server's sentence. */
export const verifyMutation = () =>
  mutationOptions({
    mutationFn: (given: Given) => (given.mode === 'login' ? verifyLogin(given) : verifyRegistration(given)),
    // Spec §8: the message stands under the boxes.
    meta: { failure: 'rethrow' },
  });
