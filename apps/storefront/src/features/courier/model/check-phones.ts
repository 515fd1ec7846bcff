import { checkedPhone, PhoneProblem } from '@/features/identity/data.ts';
import type { PackageProblems, RefusedForm } from './check-package-form.ts';
import type { PackagePhone } from './package-form.ts';

async function problemOf({ phone, countryCode }: PackagePhone): Promise<string | undefined> {
  try {
    await checkedPhone({ phone, country: countryCode });
    return undefined;
  } catch (error) {
    if (error instanceof PhoneProblem) return error.message;
    throw error;
  }
}

/**
 * Spec §5: the server says whether there can be such a number in its own country. It is not asked about what is already
 * known to be wrong.
 */
export async function phoneProblems({ form, problems }: RefusedForm): Promise<PackageProblems> {
  const check = (field: 'senderPhone' | 'receiverPhone') =>
    problems[field] === undefined ? problemOf(form[field]) : undefined;
  const [sender, receiver] = await Promise.all([check('senderPhone'), check('receiverPhone')]);
  return {
    ...(sender !== undefined && { senderPhone: sender }),
    ...(receiver !== undefined && { receiverPhone: receiver }),
  };
}
