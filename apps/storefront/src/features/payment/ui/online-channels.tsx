import type { MinorUnits, OnlineChannel, ProviderChannel } from '@jara/contract';
import { Checkbox } from '@jara/ui/checkbox';
import { type RadioCardOption, RadioCards } from '@jara/ui/radio-card';
import { markedMethod, type PaymentDraft, type PaymentOffer } from '../model/payment-choice.ts';
import { isWholeNaira } from '../model/whole-naira.ts';

type Props = {
  readonly offer: PaymentOffer;
  readonly draft: PaymentDraft;
  readonly onChange: (part: Partial<PaymentDraft>) => void;
  readonly amount: MinorUnits | undefined;
};

/** Spec §2: the online channels, once one wants to pay online, and the consent to save a card. */
export function OnlineChannels({ offer, draft, onChange, amount }: Props) {
  if (markedMethod(draft, offer)?.type !== 'online_payment') return null;
  const marked = offer.channels.find(({ channel }) => channel === draft.onlineChannel);
  return (
    <div className="grid gap-3">
      <RadioCards<string>
        label="Pay online with"
        value={draft.onlineChannel ?? null}
        onChange={(channel) => onChange({ onlineChannel: channel as ProviderChannel })}
        options={offer.channels.map((channel) => optionOf(channel, amount))}
      />
      {marked?.saves_cards && (
        <Checkbox
          label="Save this card for next time"
          checked={draft.savesCard}
          onChange={(savesCard) => onChange({ savesCard })}
        />
      )}
    </div>
  );
}

function optionOf(
  { channel, name, description }: OnlineChannel,
  amount: MinorUnits | undefined,
): RadioCardOption<string> {
  const isRounded = channel === 'flutterwave' && amount !== undefined && !isWholeNaira(amount);
  const detail = isRounded ? `${description}. Takes whole naira: what is over goes to your wallet.` : description;
  return { value: channel, title: name, detail };
}
