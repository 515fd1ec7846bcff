export type DeliveryType = 'send' | 'receive';

/** A link that says nothing, or something else, sends. */
export const deliveryTypeOf = (value: string | undefined): DeliveryType => (value === 'receive' ? 'receive' : 'send');
