/** A decimal of a provider, '2500', 2500.5 or '2500.50', in minor units. Undefined where it is none. */
export function minorOf(major: string | number): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(String(major)) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** 250000 as '2500.00'. */
export function majorText(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** As a JSON number: 2500, 2500.5. */
export const majorNumber = (minor: number): number => Number(majorText(minor));

export const shownMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat(currency === 'GHS' ? 'en-GH' : 'en-NG', { style: 'currency', currency }).format(minor / 100);
