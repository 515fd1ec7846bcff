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
  LOCATION_NOT_FOUND: { status: 404, message: 'We do not deliver in that place yet.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureCode = keyof typeof FAILURES;

export const failureCode = z.enum(Object.keys(FAILURES) as [FailureCode, ...FailureCode[]]);
