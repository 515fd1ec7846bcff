import type { Currency } from '@jara/contract';
import { useQuery } from '@tanstack/react-query';
import { useCustomer } from '@/features/identity/index.ts';
import { paymentChannelsQuery, paymentMethodsQuery } from '../api/payment.query.ts';
import { isInAppSession } from '../model/in-app-session.ts';
import type { PaymentOffer } from '../model/payment-choice.ts';
import type { PaymentModalProps } from './payment-modal-props.ts';

/** The ways to pay that are offered. Spec §6: asked for only for somebody who is signed in. */
export function usePaymentOffer(currency: Currency, purpose: PaymentModalProps['purpose']) {
  const isSignedIn = useCustomer() !== null;
  const methods = useQuery({ ...paymentMethodsQuery(currency), enabled: isSignedIn });
  const channels = useQuery({ ...paymentChannelsQuery(currency), enabled: isSignedIn });
  const offer: PaymentOffer | undefined = methods.data &&
    channels.data && {
      methods: methods.data.filter(({ type }) => purpose !== 'top-up' || type !== 'wallet'),
      channels: channels.data,
      currency,
      isInApp: isInAppSession(),
    };
  const error: Error | null = methods.error ?? channels.error;
  return {
    offer,
    error,
    isFetching: methods.isFetching || channels.isFetching,
    retry() {
      for (const { isError, refetch } of [methods, channels]) if (isError) void refetch();
    },
  };
}
