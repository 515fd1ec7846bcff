import { z } from 'zod';
import { PAYMENT_KEYS } from './payment-variables.ts';
import type { PaymentSettings } from './payments/create-payment-adapters.ts';
import { readProcessors, sandboxOf } from './settings.ts';

const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;

const Mode = z.object({
  NODE_ENV: z.string().default('production'),
  ALLOW_SANDBOX: z.string().optional(),
});

const keysOf = (provider: keyof typeof PAYMENT_KEYS) => PAYMENT_KEYS[provider].join(' and ');

/** Where each payment provider in use leads: its API, its pages and its script. */
function paymentParties({ paystack, monnify, flutterwave, opay, pocket, mtn_momo }: PaymentSettings) {
  const parties = [
    { what: `Paystack needs ${keysOf('paystack')}`, leads: [paystack] },
    { what: `Monnify needs ${keysOf('monnify')}`, leads: [monnify] },
    { what: `Flutterwave needs ${keysOf('flutterwave')}`, leads: [flutterwave] },
    { what: `OPay needs ${keysOf('opay')}`, leads: [opay] },
    { what: `Pocket needs ${keysOf('pocket')}`, leads: [pocket] },
    {
      what: `MTN MoMo needs ${keysOf('momo_ng')}, or ${keysOf('momo_gh')}`,
      leads: [mtn_momo?.NG, mtn_momo?.GH],
    },
  ];
  type Led = { url: string; script_url?: string; checkout_origins?: readonly string[] };
  const urlsOf = ({ url, script_url = url, checkout_origins = [] }: Led) => [url, script_url, ...checkout_origins];
  return parties.map(({ what, leads }) => ({ what, urls: leads.filter((led) => led !== undefined).flatMap(urlsOf) }));
}

/** Whether every text goes to the sandbox, whose inbox everybody can read. */
export function isSmsSandbox(variables: object): boolean {
  const { sms } = readProcessors(variables);
  const sandbox = new URL(sandboxOf(variables)).host;
  return [...sms.NG, ...sms.GH].every(({ url }) => new URL(url).host === sandbox);
}

/** The third parties that lead to the sandbox, each with what would change that. */
function ledToSandbox(variables: object): string[] {
  const { sms, places, payments, push } = readProcessors(variables);
  const sandbox = new URL(sandboxOf(variables)).host;
  const leadsThere = (url: string) => new URL(url).host === sandbox || LOOPBACK.test(new URL(url).hostname);
  const parties = [
    {
      what: 'SMS to Nigeria needs TERMII_API_KEY, or AFRICASTALKING_USERNAME and AFRICASTALKING_API_KEY',
      urls: sms.NG.map(({ url }) => url),
    },
    { what: 'SMS to Ghana needs HUBTEL_CLIENT_ID and HUBTEL_CLIENT_SECRET', urls: sms.GH.map(({ url }) => url) },
    { what: 'places need GOOGLE_MAPS_KEY', urls: [places.url] },
    ...paymentParties(payments),
    {
      what: 'notifications need VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY and VAPID_SUBJECT',
      urls: push.sandbox === undefined ? [] : [push.sandbox],
    },
  ];
  return parties.filter(({ urls }) => urls.some(leadsThere)).map(({ what }) => what);
}

/** Decisions §7: in production mode nothing starts on the sandbox by mistake. Throws the sentence that says so. */
export function refuseSandboxInProduction(variables: object): void {
  const { NODE_ENV, ALLOW_SANDBOX } = Mode.parse(variables);
  // Read in every case: settings that make no sense stop the start in any mode.
  const led = ledToSandbox(variables);
  if (NODE_ENV !== 'production' || ALLOW_SANDBOX === '1' || led.length === 0) return;
  throw new Error(
    `Third parties lead to the sandbox: ${led.join('; ')} (with a URL that is not on this machine). Set what is missing, or PAYMENT_PROVIDERS to those in use, or ALLOW_SANDBOX=1 to run against the sandbox.`,
  );
}
