export { paymentMethodsQuery, paymentResultQuery } from './api/payment.query.ts';
export { cardName } from './model/method-text.ts';
