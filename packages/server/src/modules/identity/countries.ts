import { COUNTRY_CODES, type Country, type CountryCode } from '@jara/contract';

const NAMED = {
  NG: { name: 'Nigeria', calling_code: '234' },
  GH: { name: 'Ghana', calling_code: '233' },
} as const satisfies Record<CountryCode, Pick<Country, 'name' | 'calling_code'>>;

const REGIONAL_INDICATOR_A = 0x1f1e6;

/** A flag is written as its country's letters, each a regional indicator. */
const flagOf = (code: CountryCode) =>
  [...code].map((letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 'A'.charCodeAt(0));

export const COUNTRIES: readonly Country[] = COUNTRY_CODES.map((code) => ({
  code,
  ...NAMED[code],
  emoji: String.fromCodePoint(...flagOf(code)),
  unicode: flagOf(code)
    .map((point) => `U+${point.toString(16).toUpperCase()}`)
    .join(' '),
}));
