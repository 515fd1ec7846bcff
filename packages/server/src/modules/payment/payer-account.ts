import type { ProviderChannel } from '@jara/contract';
import { COUNTRY_OF_MOMO, termsOf } from '@jara/domain/payment';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { readPhone } from '../identity/index.ts';

type Given = { readonly pocket_tag?: string | undefined; readonly momo_account_number?: string | undefined };

/** What the payer is asked at: a Pocket ID, or a mobile-money number of the channel's country. Null for all others. */
export async function payerAccount(
  channel: ProviderChannel,
  { pocket_tag, momo_account_number }: Given,
): Promise<Outcome<string | null, 'POCKET_TAG_MISSING' | 'MOMO_NUMBER_INVALID'>> {
  const { account } = termsOf(channel);
  if (account === undefined) return succeed(null);
  if (account === 'pocket_tag') return pocket_tag === undefined ? refuse('POCKET_TAG_MISSING') : succeed(pocket_tag);
  const country = COUNTRY_OF_MOMO[channel as keyof typeof COUNTRY_OF_MOMO];
  const phone = await readPhone(momo_account_number ?? '', country);
  return phone ? succeed(phone.digits) : refuse('MOMO_NUMBER_INVALID');
}
