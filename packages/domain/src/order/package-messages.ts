import type { PackageType, TimelineAction, UserAction } from '@jara/contract';

type Step = {
  readonly id: number;
  readonly isRedelivery?: boolean;
  readonly userAction?: UserAction | undefined;
};

/** A customer who sends a package is not where it arrives: the receiver says the PIN. */
function arrived({ id, userAction }: Step) {
  if (userAction !== 'sending') {
    return {
      title: 'Your rider is here',
      body: `Package #${id} has arrived. Have your delivery PIN ready.`,
      text: `Jara: your rider is here with package #${id}. Your delivery PIN is on the order's page.`,
    };
  }
  const next = 'The receiver has to say the delivery PIN';
  return {
    title: 'Your rider is with the receiver',
    body: `Package #${id} has arrived. ${next}.`,
    text: `Jara: package #${id} has arrived. ${next}, which is on the order's page.`,
  };
}

function failed({ id, userAction, isRedelivery = false }: Step) {
  const whom = userAction === 'sending' ? 'the receiver' : 'you';
  if (isRedelivery) {
    const next = "We decide in a day. Get help on the order's page.";
    return {
      title: `Your rider couldn’t reach ${whom} again`,
      body: `Package #${id} could not be handed over. ${next}`,
      text: `Jara: package #${id} could not be handed over again. ${next}`,
    };
  }
  return {
    title: `Your rider couldn’t reach ${whom}`,
    body: `Request a redelivery of package #${id} within one hour. Extra delivery fee applies.`,
    text: `Jara: package #${id} could not be handed over. Request a redelivery within one hour. Extra fee applies.`,
  };
}

/** What the customer of a package is told otherwise than of a meal; never who hands it over or is given it. */
export const PACKAGE_MESSAGES = {
  DRIVER_ACCEPTED_ORDER: ({ id }: Step) => ({ title: 'Rider found', body: `A rider will fetch package #${id}.` }),
  DRIVER_ARRIVED_AT_RESTAURANT: ({ id }: Step) => ({
    title: 'Rider at the pickup address',
    body: `Your rider is waiting for package #${id}.`,
  }),
  DRIVER_PICKED_ORDER: ({ id }: Step) => ({ title: 'Package in transit', body: `Package #${id} is on its way.` }),
  DRIVER_ARRIVED_AT_CUSTOMER_LOCATION: arrived,
  ORDER_COMPLETED: ({ id }: Step) => ({
    title: 'Package delivered',
    body: `The receiver has package #${id}.`,
  }),
  ORDER_DELIVERY_FAILED: failed,
  ORDER_REDELIVERY_REQUESTED: ({ id }: Step) => ({
    title: 'Redelivery',
    body: `Package #${id} is on its way again.`,
  }),
} as const satisfies Partial<Record<TimelineAction, unknown>>;

const LONGEST_NAME = 40;

/** A name as it stands in a text to somebody who has not asked for it: no address of a page, no number, no line of its own. */
const nameInText = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M}' -]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim() || 'somebody';

const UNNAMED: readonly PackageType[] = ['Other', 'Prefer not to say'];

/** To whoever is sent a package; the link to its way follows. What 'Other' is stays between sender and rider. */
export function receiverText({ sender, types }: { readonly sender: string; readonly types: readonly PackageType[] }) {
  const named = types.filter((type) => !UNNAMED.includes(type)).map((type) => type.toLowerCase());
  const what = named.length > 0 ? `a package (${named.join(', ')})` : 'a package';
  return `Jara: ${what} is on its way to you from ${nameInText(sender)}. See when it comes:`;
}
