import {
  type Currency,
  momoAccountNumber,
  type OnlineChannel,
  type PaymentMethod,
  type ProviderChannel,
  pocketTag,
} from '@jara/contract';
import { channelsOf, maySplit, processorOf, termsOf } from '@jara/domain/payment';
import type { ChosenMethod } from '../api/chosen-method.ts';

/** What there is to choose from. */
export type PaymentOffer = {
  readonly methods: readonly PaymentMethod[];
  readonly channels: readonly OnlineChannel[];
  readonly currency: Currency;
  /** Whether the page runs inside OPay's app. */
  readonly isInApp: boolean;
};

/** What is marked and typed so far. */
export type PaymentDraft = {
  readonly methodId: string | undefined;
  readonly onlineChannel: ProviderChannel | undefined;
  readonly momoNumber: string;
  readonly pocketTag: string;
  readonly savesCard: boolean;
  readonly splits: boolean;
};

export type ChoiceProblem = {
  readonly field: 'method' | 'momo_account_number' | 'pocket_tag';
  readonly message: string;
};

/** Spec §7: the first channel is preselected when the stored method is the opay type. */
function firstChannel(stored: ChosenMethod | undefined, channels: readonly OnlineChannel[]) {
  if (stored?.type === 'opay') return channels.at(0)?.channel;
  return stored?.type === 'online_payment' ? stored.channel : undefined;
}

/**
 * What is marked when the modal opens: what was chosen last, as far as it is still offered. Mobile money begins with
 * `ownNumber`, the customer's in the offer's country.
 */
export function firstDraft(stored: ChosenMethod | undefined, offer: PaymentOffer, ownNumber = ''): PaymentDraft {
  const { methods, channels, isInApp } = offer;
  const channel = firstChannel(stored, channels);
  const last = methods.find(({ id }) => id === stored?.id);
  // Inside OPay's app one pays with OPay, unless something else was chosen there.
  const first = last ?? (isInApp ? methods.find(({ type }) => type === 'opay') : undefined);
  return {
    methodId: first?.id,
    onlineChannel: channels.some((each) => each.channel === channel) ? (channel as ProviderChannel) : undefined,
    momoNumber: stored?.momo_account_number ?? ownNumber,
    pocketTag: stored?.pocket_tag ?? '',
    // Consent is given anew for each payment.
    savesCard: false,
    splits: stored?.split_payment_with_wallet ?? false,
  };
}

export const markedMethod = (draft: PaymentDraft, { methods }: PaymentOffer): PaymentMethod | undefined =>
  methods.find(({ id }) => id === draft.methodId);

/** How the marked method is started; null where the server charges it itself, undefined while no channel is marked. */
export function markedChannel(draft: PaymentDraft, offer: PaymentOffer): ProviderChannel | null | undefined {
  const type = markedMethod(draft, offer)?.type;
  if (type === undefined) return undefined;
  if (type === 'wallet' || type === 'card') return null;
  if (type === 'online_payment') return draft.onlineChannel;
  if (type === 'opay') return offer.isInApp ? 'opay_in_app' : 'opay';
  return channelsOf(type, offer.currency).at(0);
}

/** Spec §5: whether the wallet may pay a part. Not while nothing is chosen, nor with a method of the excluded list. */
export function canSplit(draft: PaymentDraft, offer: PaymentOffer): boolean {
  const method = markedMethod(draft, offer);
  const channel = markedChannel(draft, offer);
  if (!method || channel === undefined) return false;
  return maySplit(channel ?? (method.type === 'card' ? 'card' : 'wallet'));
}

type Choice = { readonly chosen: ChosenMethod } | { readonly problem: ChoiceProblem };

const refused = (field: ChoiceProblem['field'], message: string): Choice => ({ problem: { field, message } });

/** What was chosen, or what it lacks (spec §5). */
export function readChoice(draft: PaymentDraft, offer: PaymentOffer): Choice {
  const method = markedMethod(draft, offer);
  const channel = markedChannel(draft, offer);
  if (!method || channel === undefined) return refused('method', 'Choose a payment method');
  const terms = channel === null ? undefined : termsOf(channel);
  const number = momoAccountNumber.safeParse(draft.momoNumber);
  const tag = pocketTag.safeParse(draft.pocketTag);
  if (terms?.account === 'momo_account_number' && !number.success) {
    return refused('momo_account_number', 'Enter a valid MOMO phone number');
  }
  if (terms?.account === 'pocket_tag' && !tag.success) {
    return refused('pocket_tag', 'Enter your Pocket ID, at least 3 characters');
  }
  return {
    chosen: {
      ...method,
      ...(method.type === 'online_payment' &&
        terms && { processor: processorOf(terms.provider), pretty_name: terms.name }),
      currency: offer.currency,
      channel,
      ...(terms?.account === 'momo_account_number' && { momo_account_number: number.data }),
      ...(terms?.account === 'pocket_tag' && { pocket_tag: tag.data }),
      save_card: Boolean(terms?.saves_cards) && draft.savesCard,
      split_payment_with_wallet: draft.splits && canSplit(draft, offer),
    },
  };
}
