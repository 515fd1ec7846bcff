import { identityEndpoints } from '@jara/contract';
import { mutationOptions } from '@tanstack/react-query';
import { callApi, callApiWithMessage } from '@/shared/api/browser.ts';
import { browserSession } from '@/shared/api/browser-session.ts';

type Profile = { readonly first_name: string; readonly last_name: string; readonly email: string };

const query = { user_role: 'customer' } as const;

async function saveEmail(email: string): Promise<{ message: string; needsCode: boolean }> {
  const { message, data } = await callApiWithMessage(identityEndpoints.updateProfile, { query, body: { email } });
  return { message, needsCode: data.requires_otp };
}

/** Spec §7: the names, and the email in a call of its own. A new email counts once its code has been given. */
export const saveProfileMutation = () =>
  mutationOptions({
    mutationFn: async ({ first_name, last_name, email }: Profile) => {
      const names = await callApi(identityEndpoints.updateProfile, { query, body: { first_name, last_name } });
      browserSession().change({ first_name: names.first_name, last_name: names.last_name });
      return saveEmail(email);
    },
  });

export const resendProfileCodeMutation = () => mutationOptions({ mutationFn: saveEmail });

export const verifyProfileMutation = () =>
  mutationOptions({
    mutationFn: async ({ otp, email }: { otp: string; email: string }): Promise<string> => {
      const { message, data } = await callApiWithMessage(identityEndpoints.validateProfileOtp, {
        body: { otp, email, role: 'customer' },
      });
      // Spec §3: first name, last name and email of the response are written back into the cookie.
      browserSession().change(data);
      return message;
    },
    meta: { failure: 'rethrow' },
  });
