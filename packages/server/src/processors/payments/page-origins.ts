import type { PaymentSettings } from './create-payment-adapters.ts';

/**
 * Where the page loads from to be paid within it: Paystack's popup and Flutterwave's checkout are a script that opens
 * a frame. To all others the payer is led away, or acts on the phone.
 */
export function paymentOrigins({ paystack, flutterwave }: PaymentSettings) {
  const inPage = [paystack, flutterwave].filter((settings) => settings !== undefined);
  return {
    scripts: [...new Set(inPage.map(({ script_url }) => new URL(script_url).origin))],
    frames: [...new Set(inPage.flatMap(({ checkout_origins }) => checkout_origins))],
  };
}
