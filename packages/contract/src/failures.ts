import { z } from 'zod';
import { MOST_CARTS } from './cart-limits.ts';

/**
 * Every expected failure: its HTTP status and the sentence a person reads.
 * The code is stable for programs; the sentence may improve.
 */
export const FAILURES = {
  INVALID_INPUT: { status: 400, message: 'Something in that request is not right. Please check it and try again.' },
  ROUTE_NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  BODY_TOO_LARGE: { status: 413, message: 'That request is too large.' },
  REQUEST_TOO_SLOW: { status: 408, message: 'That request took too long to arrive. Please try again.' },
  URL_TOO_LONG: { status: 414, message: 'That address is too long.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'That request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send the request as JSON.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'That is a lot of requests at once. Please wait a moment and try again.' },
  UNEXPECTED: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  UNAVAILABLE: { status: 503, message: 'We cannot reach our records right now. Please try again in a moment.' },
  BUSY: { status: 503, message: 'A lot is happening at once just now. Please try again in a moment.' },
  VENDOR_NOT_FOUND: { status: 404, message: 'We could not find that vendor.' },
  MENU_NOT_FOUND: { status: 404, message: 'Menu not found' },
  MENU_CATEGORY_NOT_FOUND: { status: 404, message: 'We could not find that part of the menu.' },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in to go on.' },
  // Spec §4 Authentication: these two sentences make the storefront try one refresh.
  TOKEN_EXPIRED: { status: 401, message: 'Token expired' },
  TOKEN_INVALID: { status: 401, message: 'Invalid token' },
  PHONE_INVALID: { status: 400, message: 'Invalid phone number' },
  OTP_WRONG: { status: 400, message: 'That code is not right. Please check it and try again.' },
  OTP_DEAD: { status: 400, message: 'That code can no longer be used. Please ask for a new one.' },
  OTP_TOO_SOON: { status: 429, message: 'Too many tries. A code was just sent; wait a minute to ask for another.' },
  TOO_MANY_TRIES: { status: 429, message: 'Too many tries. Please try again in an hour.' },
  LOCKED_FOR_NOW: { status: 429, message: 'This number is locked for now. Please try again tomorrow.' },
  REFERRAL_UNKNOWN: { status: 400, message: 'We do not know that referral code. Check it, or leave it empty.' },
  SESSION_REFERENCE_UNKNOWN: {
    status: 404,
    message: 'This link was used already or is too old. Please start again in the app that brought you here.',
  },
  THIRD_PARTY_REFUSED: { status: 403, message: 'We could not confirm who sent you. Please start again there.' },
  THIRD_PARTY_UNKNOWN: { status: 404, message: 'There is no account for you yet. Please register first.' },
  THIRD_PARTY_REGISTERED: { status: 409, message: 'You have an account already. Please sign in with it.' },
  ADDRESS_NOT_FOUND: { status: 404, message: 'We could not find that address.' },
  ADDRESS_OUT_OF_REACH: { status: 400, message: 'We deliver in Nigeria and Ghana only. Please choose a place there.' },
  ADDRESS_TOO_FAR: { status: 400, message: 'This vendor does not deliver as far as that address.' },
  TOO_MANY_ADDRESSES: { status: 409, message: 'You have kept 100 addresses. Please remove one first.' },
  CART_NOT_FOUND: { status: 404, message: 'We could not find that cart.' },
  PACK_NOT_FOUND: { status: 404, message: 'We could not find that pack.' },
  CART_ITEM_NOT_FOUND: { status: 404, message: 'That item is no longer in your cart.' },
  CART_FULL: { status: 409, message: 'This cart holds no more of that. Please order it first, or remove something.' },
  TOO_MANY_CARTS: {
    status: 409,
    message: `You have carts at ${MOST_CARTS} vendors. Please order or remove one of them first.`,
  },
  OPTION_NOT_OFFERED: { status: 409, message: 'This dish does not come with that option. Please choose again.' },
  OPTION_REPEATED: { status: 400, message: 'An option was chosen twice. Please choose it once and set how many.' },
  BAGS_NOT_OFFERED: { status: 409, message: 'This vendor has no bags to add.' },
  PREORDER_NOT_OFFERED: { status: 409, message: 'This vendor does not take pre-orders.' },
  VENDOR_PREORDER_ONLY: {
    status: 409,
    message: 'This vendor takes pre-orders only. Please choose when it should come.',
  },
  FEE_STALE: { status: 409, message: 'The fees have changed. Please look at the new total.' },
  ONE_DISCOUNT_ONLY: { status: 400, message: 'An order takes one promo code. Please choose one of them.' },
  PROMO_NOT_FOUND: { status: 404, message: 'We do not know that promo code. Check it and try again.' },
  PROMO_NOT_YET: { status: 409, message: 'This promo code cannot be used yet.' },
  PROMO_ENDED: { status: 409, message: 'This promo code has ended.' },
  PROMO_OTHER_VENDOR: { status: 409, message: 'This promo code is for another vendor.' },
  PROMO_OTHER_CITY: { status: 409, message: 'This promo code is for another city.' },
  PROMO_OTHER_CLASS: { status: 409, message: 'This promo code is not for this kind of order.' },
  PROMO_SUBTOTAL_TOO_SMALL: { status: 409, message: 'This promo code is for larger orders. Add something to use it.' },
  PROMO_FIRST_ORDER_ONLY: { status: 409, message: 'This promo code is for a first order.' },
  PROMO_USED_UP: { status: 409, message: 'This promo code has been used up.' },
  PROMO_USED_BY_YOU: { status: 409, message: 'You have used this promo code already.' },
  TOO_MANY_CODES: { status: 429, message: 'That is a lot of codes. Please try again in an hour.' },
  PLACE_NOT_FOUND: { status: 404, message: 'We could not find that place. Please choose another one.' },
  PLACES_UNAVAILABLE: { status: 503, message: 'We cannot look places up right now. Please try again in a moment.' },
  LOCATION_NOT_FOUND: { status: 404, message: 'We do not deliver in that place yet.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureCode = keyof typeof FAILURES;

export const failureCode = z.enum(Object.keys(FAILURES) as [FailureCode, ...FailureCode[]]);
