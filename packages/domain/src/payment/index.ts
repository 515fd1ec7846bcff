export { nameOfCard } from './card-name.ts';
export { CHANNELS, COUNTRY_OF_MOMO, channelsOf, maySplit, processorOf, termsOf } from './channels.ts';
export { isOpenPayment, PAYMENT_TRANSITIONS, statesBefore } from './payment-states.ts';
export { walletShare } from './wallet-share.ts';
