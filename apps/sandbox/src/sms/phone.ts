/**
 * Digits with the calling code, whatever was typed: '+234 801 234 5678', '2348012345678'. A number as it is dialled at
 * home tells its country by its length: 11 digits in Nigeria, 10 in Ghana.
 */
export function digitsOfPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  if (/^0\d{10}$/.test(digits)) return `234${digits.slice(1)}`;
  if (/^0\d{9}$/.test(digits)) return `233${digits.slice(1)}`;
  return digits;
}

/** For tests of what happens when a provider is down: its numbers end in four zeros. */
export const isFaulty = (phone: string) => phone.endsWith('0000');
