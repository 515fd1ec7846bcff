export { createAwsEventQueue } from './events/aws-event-queue.ts';
export type { AwsEventSettings } from './events/aws-event-settings.ts';
export { createSqs, MOST_IN_CALL, type Sqs, type SqsFailure, type SqsMessage } from './events/create-sqs.ts';
export { createPaymentAdapters, type PaymentSettings } from './payments/create-payment-adapters.ts';
export { paymentOrigins } from './payments/page-origins.ts';
export type {
  CardToCharge,
  CardToken,
  ChargedCard,
  Payer,
  PaymentAdapter,
  PaymentAdapters,
  PaymentFailure,
  PaymentToQuery,
  PaymentToStart,
  ProviderPayment,
  StartedAtProvider,
  WebhookVerdict,
} from './payments/payment-adapter.ts';
export { createPlaces } from './places/google.ts';
export type {
  Place,
  PlaceComponent,
  PlacesAdapter,
  PlacesFailure,
  PlacesOutcome,
  Point,
  Suggestion,
} from './places/places-adapter.ts';
export { createPush } from './push/create-push.ts';
export type { PushAdapter } from './push/push-adapter.ts';
export { isSmsSandbox, refuseSandboxInProduction } from './sandbox-in-production.ts';
export { type Processors, processorVariables, readProcessors } from './settings.ts';
export { createSms } from './sms/create-sms.ts';
export type { SmsAdapter, SmsOutcome, TextMessage } from './sms/sms-adapter.ts';
