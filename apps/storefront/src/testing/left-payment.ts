// What a test of another feature tells of a payment whose window was closed.
export { noteLeft } from '../features/payment/model/left-payments.ts';
