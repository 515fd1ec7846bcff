import { checkedPhone, PhoneProblem } from '@/features/identity/data.ts';
import type { PackageProblems } from './check-package-form.ts';
import type { PackageForm, PackagePhone } from './package-form.ts';

async function problemOf({ phone, countryCode }: PackagePhone): Promise<string | undefined> {
  try {
    await checkedPhone({ phone, country: countryCode });
    return undefined;
  } catch (error) {
    if (error instanceof PhoneProblem) return error.message;
    throw error;
  }
}

/** Spec §5: the server says whether there can be such a number in its own country. */
export async function phoneProblems({ senderPhone, receiverPhone }: PackageForm): Promise<PackageProblems> {
  const [sender, receiver] = await Promise.all([problemOf(senderPhone), problemOf(receiverPhone)]);
  return {
    ...(sender !== undefined && { senderPhone: sender }),
    ...(receiver !== undefined && { receiverPhone: receiver }),
  };
}
