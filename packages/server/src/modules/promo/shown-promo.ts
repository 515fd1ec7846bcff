import type { PromoCode } from '@jara/contract';

/** Spec §3: what people see of a code. Its limits stay with us. */
export const shownPromo = ({ code, title, note }: PromoCode): PromoCode => ({ code, title, note });
