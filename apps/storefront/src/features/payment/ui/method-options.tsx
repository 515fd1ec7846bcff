import type { PaymentMethod } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { channelsOf, termsOf } from '@jara/domain/payment';
import { type RadioCardOption, RadioCards } from '@jara/ui/radio-card';
import { cardName } from '../model/method-text.ts';
import type { PaymentDraft, PaymentOffer } from '../model/payment-choice.ts';
import { isTooSmall, type WalletShare } from '../model/split.ts';

type Props = {
  readonly offer: PaymentOffer;
  readonly draft: PaymentDraft;
  readonly onChange: (part: Partial<PaymentDraft>) => void;
  readonly wallet: WalletShare;
  /** A part of the wallet is set aside, perhaps for just this: then it is no balance. */
  readonly isSetAside: boolean;
};

/** Spec §2: the payment options. */
export function MethodOptions({ offer, draft, onChange, wallet, isSetAside }: Props) {
  const optionOf = (method: PaymentMethod): RadioCardOption<string> => {
    const { id, type, pretty_name } = method;
    if (type === 'wallet') return { value: id, title: pretty_name, ...walletWords(wallet, isSetAside) };
    if (type === 'card') return { value: id, title: cardName(method), detail: 'Saved card' };
    if (type === 'online_payment') {
      return { value: id, title: pretty_name, detail: offer.channels.map(({ name }) => name).join(', ') };
    }
    const channel = channelsOf(type, offer.currency).at(0);
    return { value: id, title: pretty_name, ...(channel && { detail: termsOf(channel).description }) };
  };
  return (
    <RadioCards
      label="Pay with"
      value={draft.methodId ?? null}
      onChange={(methodId) => onChange({ methodId })}
      options={offer.methods.map(optionOf)}
    />
  );
}

function walletWords(wallet: WalletShare, isSetAside: boolean) {
  if (wallet.balance === undefined) return {};
  const words = `${isSetAside ? 'You can use' : 'Balance'} ${formatMoney(wallet.balance, wallet.currency)}`;
  return isTooSmall(wallet) ? { detail: `${words}. Not enough for all of it.`, disabled: true } : { detail: words };
}
