import { z } from 'zod';

/**
 * Every expected failure: its HTTP status and the sentence a person reads.
 * The code is stable for programs; the sentence may improve.
 */
export const FAILURES = {
  INVALID_INPUT: { status: 400, message: 'Something in that request is not right. Please check it and try again.' },
  ROUTE_NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  BODY_TOO_LARGE: { status: 413, message: 'That request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send the request as JSON.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'That is a lot of requests at once. Please wait a moment and try again.' },
  UNEXPECTED: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  UNAVAILABLE: { status: 503, message: 'We cannot reach our records right now. Please try again in a moment.' },
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
  CART_FULL: { status: 409, message: 'This cart is full. Please order it first, or remove something.' },
  PLACE_NOT_FOUND: { status: 404, message: 'We could not find that place. Please choose another one.' },
  PLACES_UNAVAILABLE: { status: 503, message: 'We cannot look places up right now. Please try again in a moment.' },
  LOCATION_NOT_FOUND: { status: 404, message: 'We do not deliver in that place yet.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureCode = keyof typeof FAILURES;

export const failureCode = z.enum(Object.keys(FAILURES) as [FailureCode, ...FailureCode[]]);
