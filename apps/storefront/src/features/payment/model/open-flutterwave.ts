import { loadScript } from '../../../shared/browser/load-script.ts';
import { type OpenWindow, windowEnd } from './provider-window.ts';
import { wholeNaira } from './whole-naira.ts';

type FlutterwaveOptions = {
  readonly public_key: string;
  readonly tx_ref: string;
  readonly amount: number;
  readonly currency: 'NGN';
  readonly payment_options: string;
  readonly customer: { readonly email: string; readonly phone_number: string; readonly name: string };
  readonly customizations: { readonly title: string; readonly description: string };
  readonly callback: () => void;
  readonly onclose: () => void;
};

declare global {
  interface Window {
    FlutterwaveCheckout?: (options: FlutterwaveOptions) => { readonly close?: () => void } | undefined;
  }
}

/** Spec §4: Flutterwave's checkout, in NGN and with an integer amount, under our own reference. */
export const openFlutterwave: OpenWindow = async (started) => {
  const { script_url, public_key, reference, amount, email, phone, name } = started;
  if (script_url === null || public_key === null) return 'failed';
  await loadScript(script_url);
  const { FlutterwaveCheckout } = window;
  if (!FlutterwaveCheckout) return 'failed';
  return windowEnd((end) => {
    const checkout = FlutterwaveCheckout({
      public_key,
      tx_ref: reference,
      amount: wholeNaira(amount),
      currency: 'NGN',
      payment_options: 'card,banktransfer,ussd',
      customer: { email, phone_number: phone, name },
      customizations: { title: 'Jara', description: 'Your payment' },
      callback: () => {
        end('finished');
        checkout?.close?.();
      },
      onclose: () => end('closed'),
    });
    return checkout?.close && (() => checkout.close?.());
  });
};
