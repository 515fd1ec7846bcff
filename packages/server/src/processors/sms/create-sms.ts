import { type AfricasTalkingSettings, createAfricasTalking } from './africas-talking.ts';
import { createHubtel, type HubtelSettings } from './hubtel.ts';
import { failed, type SmsAdapter } from './sms-adapter.ts';
import { createTermii, type TermiiSettings } from './termii.ts';

export type SmsProvider = TermiiSettings | AfricasTalkingSettings | HubtelSettings;

/** The providers of each country, in the order in which they are asked. */
export type SmsSettings = { readonly NG: readonly SmsProvider[]; readonly GH: readonly SmsProvider[] };

/** A text elsewhere costs many times as much, and nobody there can order: see SMS pumping. */
const COUNTRY_OF_NUMBER = [
  [/^234\d{10}$/, 'NG'],
  [/^233\d{9}$/, 'GH'],
] as const;

function createAdapter(settings: SmsProvider): SmsAdapter {
  switch (settings.provider) {
    case 'termii':
      return createTermii(settings);
    case 'africas-talking':
      return createAfricasTalking(settings);
    case 'hubtel':
      return createHubtel(settings);
  }
}

/** Sends through the providers of the number's country, one after the other until one accepts. */
export function createSms(settings: SmsSettings): SmsAdapter {
  const adapters = { NG: settings.NG.map(createAdapter), GH: settings.GH.map(createAdapter) };
  return {
    name: 'sms',
    async send(message, signal) {
      const [, country] = COUNTRY_OF_NUMBER.find(([pattern]) => pattern.test(message.to)) ?? [];
      if (country === undefined) return failed('unsupported_country', false);
      const reasons: string[] = [];
      for (const adapter of adapters[country]) {
        const outcome = await adapter.send(message, signal);
        if (outcome.ok) return outcome;
        reasons.push(`${adapter.name}:${outcome.reason}`);
        if (!outcome.retry) return failed(reasons.join(' '), false);
        if (signal?.aborted) break;
      }
      return failed(reasons.join(' ') || 'no_provider', true);
    },
  };
}
