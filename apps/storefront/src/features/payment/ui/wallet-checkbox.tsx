import { formatMoney } from '@jara/domain/money';
import { Checkbox } from '@jara/ui/checkbox';
import { methodName } from '../model/method-text.ts';
import { canSplit, type PaymentDraft, type PaymentOffer, readChoice } from '../model/payment-choice.ts';
import { splitObstacle, splitText, type WalletShare } from '../model/split.ts';

type Props = {
  readonly offer: PaymentOffer;
  readonly draft: PaymentDraft;
  readonly onChange: (part: Partial<PaymentDraft>) => void;
  readonly wallet: WalletShare;
};

/** Spec §5: lets the wallet pay a part; hidden, and off, where that is not possible. */
export function WalletCheckbox({ offer, draft, onChange, wallet }: Props) {
  if (!canSplit(draft, offer)) return null;
  const obstacle = splitObstacle(wallet);
  const balance = wallet.balance === undefined ? undefined : formatMoney(wallet.balance, offer.currency);
  const choice = readChoice(draft, offer);
  const parts = 'chosen' in choice ? splitText(wallet, methodName(choice.chosen)) : undefined;
  const detail = {
    empty: 'Your wallet is empty.',
    enough: `Your wallet has ${balance}, which covers everything. Choose Wallet above.`,
    small: 'This total is too small to be paid in two parts.',
    none: parts ?? (balance && `Your wallet has ${balance}.`),
  }[obstacle ?? 'none'];
  return (
    <Checkbox
      label="Pay a part from my wallet"
      detail={detail}
      checked={draft.splits && !obstacle}
      disabled={obstacle !== undefined}
      onChange={(splits) => onChange({ splits })}
    />
  );
}
