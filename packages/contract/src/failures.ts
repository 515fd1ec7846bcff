import { MOST_CARTS, MOST_LINES_IN_ALL } from './cart-limits.ts';
import { type FailureCode, OUTAGES } from './failure-codes.ts';
import { MOST_LIKES } from './like-limits.ts';

/**
 * Every expected failure: its HTTP status and the sentence a person reads.
 * The code is stable for programs; the sentence may improve.
 */
export const FAILURES = {
  INVALID_INPUT: { status: 400, message: 'Something that was entered is not right. Please check it and try again.' },
  ROUTE_NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  BODY_TOO_LARGE: { status: 413, message: 'That is too much at once. Please send less.' },
  NOT_ACCEPTABLE: { status: 406, message: 'This answer is a stream of events. Please ask for text/event-stream.' },
  REQUEST_TOO_SLOW: { status: 408, message: 'That request took too long to arrive. Please try again.' },
  URL_TOO_LONG: { status: 414, message: 'That address is too long. Please shorten it.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'That is too much at once. Please clear your cookies and try again.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send the request as JSON.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'That was too much at once. Please wait a moment and try again.' },
  ...OUTAGES,
  BUSY: { status: 503, message: 'We are very busy right now. Please try again in a moment.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This was sent before with other details. Please reload the page and try again.',
  },
  VENDOR_NOT_FOUND: { status: 404, message: 'We could not find that vendor. Please choose another one.' },
  TOO_MANY_LIKES: {
    status: 409,
    message: `You have liked ${MOST_LIKES} vendors, which is the most. Please take one of those hearts away first.`,
  },
  MENU_NOT_FOUND: { status: 404, message: 'Menu not found' },
  MENU_CATEGORY_NOT_FOUND: {
    status: 404,
    message: 'We could not find that part of the menu. Please choose another one.',
  },
  MENU_CATEGORY_IN_USE: {
    status: 409,
    message: 'There are dishes in this category. Please move or delete them first.',
  },
  OPTION_GROUP_NOT_FOUND: { status: 404, message: 'We could not find that group of options. Please look again.' },
  OPTION_NOT_FOUND: { status: 404, message: 'We could not find that option. Please look again.' },
  CONTAINER_NOT_FOUND: { status: 404, message: 'We could not find that container. Please look again.' },
  CONTAINER_IN_USE: {
    status: 409,
    message: 'There are dishes in this container. Please choose another for them first.',
  },
  MENU_FULL: { status: 409, message: 'The menu has as many of these as it can. Please delete one first.' },
  CLOSED_DAYS_FULL: { status: 409, message: 'That is as many closed days as there can be. Please open on one first.' },
  PICTURE_UNREADABLE: {
    status: 400,
    message: 'We could not read that picture. Please take it again, or choose another.',
  },
  EDITED_MEANWHILE: {
    status: 409,
    message: 'This was changed on another device since you opened it. Please look at it again.',
  },
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in to go on.' },
  // Spec §4 Authentication: these two sentences make the storefront try one refresh.
  TOKEN_EXPIRED: { status: 401, message: 'Token expired' },
  TOKEN_INVALID: { status: 401, message: 'Invalid token' },
  WRONG_ROLE: { status: 403, message: 'This is for other staff. Please ask somebody who may do it.' },
  STAFF_SESSION_NOT_FOUND: { status: 404, message: 'We could not find that session. It may have ended already.' },
  SECOND_FACTOR_REQUIRED: { status: 403, message: 'Please add a passkey or an app for codes first.' },
  SECOND_FACTOR_STALE: { status: 403, message: 'Please confirm with your passkey or a code first.' },
  SECOND_FACTOR_WRONG: { status: 400, message: 'That is not right. Please try again.' },
  SECOND_FACTOR_TICKET_DEAD: { status: 400, message: 'That took too long or failed too often. Please start again.' },
  SECOND_FACTOR_NOT_FOUND: { status: 404, message: 'You do not have that. Please look at your profile again.' },
  TOO_MANY_SECOND_FACTORS: {
    status: 409,
    message: 'You have ten passkeys, which is the most. Please remove one first.',
  },
  LAST_SECOND_FACTOR: { status: 409, message: 'Support always has one. Please add another before you remove this.' },
  OWN_SECOND_FACTOR: { status: 409, message: 'Your own are in your profile. A colleague can reset them for you.' },
  PHONE_INVALID: { status: 400, message: 'Invalid phone number' },
  OTP_WRONG: { status: 400, message: 'That code is not right. Please check it and try again.' },
  OTP_DEAD: { status: 400, message: 'That code can no longer be used. Please ask for a new one.' },
  OTP_TOO_SOON: { status: 429, message: 'Too many tries. A code was just sent; wait a minute to ask for another.' },
  TOO_MANY_TRIES: { status: 429, message: 'Too many tries. Please try again later.' },
  LOCKED_FOR_NOW: { status: 429, message: 'This number is locked for now. Please try again tomorrow.' },
  PROOF_NEEDED: {
    status: 428,
    message: 'Many codes are being asked for right now, so we check this browser first. Please reload the page.',
  },
  SIGN_IN_AGAIN: {
    status: 403,
    message:
      'This browser is new to your account. To pay from your wallet or with a saved card, please sign in once more.',
  },
  REFERRAL_UNKNOWN: { status: 400, message: 'We do not know that referral code. Check it, or leave it empty.' },
  SESSION_REFERENCE_UNKNOWN: {
    status: 404,
    message: 'This link was used already or is too old. Please start again in the app that brought you here.',
  },
  THIRD_PARTY_REFUSED: { status: 403, message: 'We could not confirm who sent you. Please start again there.' },
  THIRD_PARTY_UNKNOWN: { status: 404, message: 'There is no account for you yet. Please register first.' },
  THIRD_PARTY_REGISTERED: { status: 409, message: 'You have an account already. Please sign in with it.' },
  ADDRESS_NOT_FOUND: { status: 404, message: 'We could not find that address. Please choose another one.' },
  ADDRESS_OUT_OF_REACH: { status: 400, message: 'We deliver in Nigeria and Ghana only. Please choose a place there.' },
  ADDRESS_TOO_FAR: {
    status: 400,
    message: 'This vendor does not deliver as far as that address. Please choose a nearer one, or pickup.',
  },
  TOO_MANY_ADDRESSES: {
    status: 409,
    message: 'You have saved 100 addresses, which is the most. Please remove one first.',
  },
  CART_NOT_FOUND: {
    status: 404,
    message: 'That cart is no longer there. Please look at your orders, or start a new one.',
  },
  PACK_NOT_FOUND: { status: 404, message: 'That pack is no longer in your cart. Please look at it again.' },
  CART_ITEM_NOT_FOUND: { status: 404, message: 'That item is no longer in your cart. Please look at it again.' },
  CART_FULL: { status: 409, message: 'This cart is full. Please order it first, or remove something.' },
  CARTS_FULL: {
    status: 409,
    message: `Your carts are full: together they hold ${MOST_LINES_IN_ALL} dishes and options. Please order one of them first, or remove something.`,
  },
  TOO_MANY_CARTS: {
    status: 409,
    message: `You have carts at ${MOST_CARTS} vendors. Please order or remove one of them first.`,
  },
  OPTION_NOT_OFFERED: { status: 409, message: 'This dish does not come with that option. Please choose again.' },
  OPTION_REPEATED: { status: 400, message: 'An option was chosen twice. Please choose it once and set how many.' },
  BAGS_NOT_OFFERED: { status: 409, message: 'This vendor has no bags to add. Please order without them.' },
  PREORDER_NOT_OFFERED: {
    status: 409,
    message: 'This vendor does not take pre-orders. Please choose delivery or pickup.',
  },
  VENDOR_PREORDER_ONLY: {
    status: 409,
    message: 'This vendor takes pre-orders only. Please choose when it should come.',
  },
  FEE_STALE: { status: 409, message: 'The fees have changed. Please look at the new total.' },
  VENDOR_CLOSED: {
    status: 409,
    message: 'This vendor is closed right now. Please choose another time or another vendor.',
  },
  ORDER_TIME_MISSING: { status: 400, message: 'Please choose delivery time' },
  ORDER_TIME_GONE: { status: 409, message: 'This delivery time can no longer be chosen. Please choose another one.' },
  CART_HAS_ISSUES: { status: 409, message: 'Please adjust your cart' },
  ORDER_NOT_FOUND: { status: 404, message: 'We could not find that order. Please look for it in your orders.' },
  ORDER_PAID: { status: 409, message: 'This order is paid already. There is nothing more to pay.' },
  ORDER_DROPPED: {
    status: 409,
    message: 'This order was cancelled before it was paid. Please order again.',
  },
  ORDER_MOVED_ON: { status: 409, message: 'This order has changed since you opened it. Please look at it again.' },
  ORDER_NOT_CANCELLABLE: {
    status: 409,
    message: 'The vendor has accepted this order, so it can no longer be cancelled here. Please use ‘Get help’.',
  },
  PACKAGE_NOT_CANCELLABLE: {
    status: 409,
    message: 'A rider has accepted this order, so it can no longer be cancelled here. Please use ‘Get help’.',
  },
  ORDER_OF_ANOTHER_VENDOR: { status: 409, message: 'This order is not of a vendor who delivers by itself.' },
  RIDER_NOT_FOUND: { status: 404, message: 'We could not find that rider.' },
  PHOTO_INVALID: { status: 400, message: 'That is no photo that we can read. Please take another one.' },
  PHOTO_NOT_FOUND: { status: 404, message: 'There is no photo of this order.' },
  OFFER_NOT_FOUND: { status: 404, message: 'We could not find that offer.' },
  OFFER_GONE: { status: 409, message: 'This order is no longer offered to you: the time is over, or somebody has it.' },
  RIDER_FULL: { status: 409, message: 'You have three orders already. Please bring one of them first.' },
  RIDER_WITHOUT_ROOM: {
    status: 409,
    message: 'That rider has three orders already. Please choose another one, or give one of theirs to somebody else.',
  },
  PAYOUT_TOO_LARGE: { status: 409, message: 'That is more than is owed. Please look at the statement.' },
  PAYOUT_RECORDED: { status: 409, message: 'A payout with that bank reference has been recorded already.' },
  RIDER_IN_ANOTHER_CITY: {
    status: 409,
    message: 'That rider takes orders of another city. Please choose another one.',
  },
  RIDER_IN_ANOTHER_COUNTRY: { status: 409, message: 'That rider is in another country. Please choose another one.' },
  STAFF_NOT_FOUND: { status: 404, message: 'We could not find that person among the staff.' },
  STAFF_PHONE_TAKEN: { status: 409, message: 'Somebody of the staff has this number already. End them first.' },
  STAFF_IS_YOU: { status: 409, message: 'You cannot do this to yourself. Please ask somebody else of support.' },
  LAST_OF_SUPPORT: { status: 409, message: 'This is the last person of support. Add another one first.' },
  RIDER_IS_OWED: {
    status: 409,
    message: 'This rider is owed money in the country they leave. Please record the payout first.',
  },
  RIDER_HAS_ORDERS: {
    status: 409,
    message: 'This rider has orders. Please give those to somebody else first, or wait until they are brought.',
  },
  RIDER_STAYS_RIDER: {
    status: 409,
    message: 'What a rider has earned is theirs as a rider. End them, and add them anew in the other role.',
  },
  SUPPORT_BY_OPERATOR: {
    status: 409,
    message: 'Nobody else of support is there to agree. The operator adds the next person, with npm run staff.',
  },
  NOTHING_IN_SUSPENSE: { status: 409, message: 'This money is not in suspense any more. Please look at it again.' },
  SUSPENSE_CURRENCY: {
    status: 409,
    message:
      'We keep no money in this currency. Give it back at its provider: it leaves here once the provider says so.',
  },
  SUPPORT_STAYS_SUPPORT: {
    status: 409,
    message: 'Somebody of support stays that. End them, and add them anew in the other role.',
  },
  JOB_NOT_FOUND: {
    status: 404,
    message: 'This job has not failed, or is done by now. Please look at the queue again.',
  },
  QUEUE_ITEM_GONE: { status: 409, message: 'This needs nobody any more. Please look at the queue again.' },
  QUEUE_ITEM_TAKEN: { status: 409, message: 'Somebody else has taken this. Please choose another one.' },
  PIN_WRONG: { status: 400, message: 'That PIN is not right. Please ask the customer for it again.' },
  PIN_LOCKED: { status: 409, message: 'The PIN was wrong five times. Support has been told and will help.' },
  ITEM_NOT_IN_ORDER: { status: 404, message: 'This order does not have that item, or it is out of stock already.' },
  LAST_ITEM: { status: 409, message: 'Nothing else is left in this order. Please reject it instead.' },
  LAST_ITEM_ACCEPTED: {
    status: 409,
    message: 'Nothing else is left in this order, and it was accepted. Please ask support to give it up.',
  },
  REFUND_TOO_LARGE: {
    status: 409,
    message:
      'That is more than is left of what was paid, and of what a protected package was worth. Please look at the order again.',
  },
  GIVE_UP_INSTEAD: {
    status: 409,
    message: 'That is everything, and nobody has picked the order up. Please give the order up instead.',
  },
  APPROVAL_WAITS: {
    status: 409,
    message: 'What already waits for a second person leaves too little for this. Please look at approvals.',
  },
  APPROVAL_NOT_FOUND: { status: 404, message: 'We could not find that request.' },
  APPROVAL_DECIDED: { status: 409, message: 'Somebody has decided this request already. Please look at it again.' },
  REQUESTER_LEFT: { status: 409, message: 'Whoever requested this has left. Please make the request again.' },
  APPROVAL_EXPIRED: { status: 409, message: 'Nobody decided this request in time. Please make it again.' },
  CUSTOMER_NOT_FOUND: { status: 404, message: 'We could not find that customer.' },
  OWN_REQUEST: { status: 409, message: 'You have made this request yourself. Somebody else of support has to decide.' },
  REDELIVERY_NOT_OFFERED: {
    status: 409,
    message: 'A redelivery cannot be requested for this order. Please use ‘Get help’.',
  },
  REDELIVERY_TOO_LATE: {
    status: 409,
    message: 'It is too late for a redelivery. It can be requested within an hour of the failed delivery.',
  },
  REDELIVERY_FEE_STALE: { status: 409, message: 'This fee has changed. Please look at the new one.' },
  REORDER_EMPTY: {
    status: 409,
    message: 'Nothing in this order is on sale any more. Please choose from the menu.',
  },
  PACKAGE_NOT_REORDERED: { status: 409, message: 'A package cannot be ordered again. Please create a new delivery.' },
  PACKAGE_NOT_SERVED: {
    status: 400,
    message: 'We do not carry packages at these two addresses yet. Please choose others.',
  },
  PACKAGE_PICKUP_NOT_SERVED: {
    status: 400,
    message: 'We do not carry packages from the pickup address yet. Please choose another one.',
  },
  PACKAGE_DROPOFF_NOT_SERVED: {
    status: 400,
    message: 'We do not carry packages to the dropoff address yet. Please choose another one.',
  },
  PACKAGE_ENDS_SAME: { status: 400, message: 'Pickup and dropoff are the same address. Please choose another one.' },
  PACKAGE_ENDS_APART: {
    status: 400,
    message: 'Pickup and dropoff must be in the same city, at most 40 km apart. Please choose another address.',
  },
  PACKAGE_WORTH_TOO_LARGE: { status: 400, message: 'We carry packages worth up to ₦5,000,000 or GH₵50,000.' },
  PACKAGE_FEE_STALE: { status: 409, message: 'The delivery fee has changed. Please look at the new total.' },
  PACKAGE_FEE_USED: { status: 409, message: 'This delivery was created already. Please look at it in your orders.' },
  PUSH_NOT_OFFERED: {
    status: 400,
    message: 'We cannot send notifications to this browser. Please follow the order on its page.',
  },
  PAYMENT_UNDER_WAY: { status: 409, message: 'A payment for this order is being confirmed. Please wait a moment.' },
  TOO_MANY_ATTEMPTS: {
    status: 409,
    message: 'You have begun five payments of this order. Please go on with the last one, or pay from your wallet.',
  },
  PAYMENT_NOT_FOUND: {
    status: 404,
    message: 'We could not find that payment. Please look at your orders or your wallet.',
  },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: 'We cannot reach this way of paying right now. Please try again, or pay another way.',
  },
  // Below 500: the attempt is over for good, so the same request must not be sent again under its key.
  PAYMENT_NOT_STARTED: { status: 409, message: 'This payment could not be started. Please try again.' },
  PAYMENT_DECLINED: {
    status: 402,
    message: 'This payment was declined. Please try another card or another way to pay.',
  },
  CHANNEL_NOT_OFFERED: { status: 400, message: 'This way of paying is not offered here. Please choose another one.' },
  CALLBACK_NOT_OURS: { status: 400, message: 'The page to come back to is not one of ours.' },
  POCKET_TAG_MISSING: { status: 400, message: 'Enter your Pocket ID' },
  MOMO_NUMBER_INVALID: { status: 400, message: 'Enter a valid MOMO phone number' },
  TOO_MANY_PROMPTS: {
    status: 429,
    message: 'We have asked this payer several times already. Please wait a while, or pay another way.',
  },
  CARD_NOT_FOUND: { status: 404, message: 'We could not find that card. Please choose another one.' },
  TOP_UP_OUT_OF_BOUNDS: { status: 400, message: 'You can top up ₦100 to ₦1,000,000, or GH₵5 to GH₵10,000.' },
  WALLET_TOO_SMALL: {
    status: 409,
    message: 'There is not enough in your wallet for this. Top it up, or pay another way.',
  },
  WALLET_NEGATIVE: { status: 409, message: 'Your wallet balance is below zero. Please top it up before you order.' },
  ONE_DISCOUNT_ONLY: { status: 400, message: 'Only one promo code can be used on an order. Please choose one.' },
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
  TOO_MANY_CODES: { status: 429, message: 'You have tried a lot of codes. Please try again in an hour.' },
  PLACE_NOT_FOUND: { status: 404, message: 'We could not find that place. Please choose another one.' },
  PLACES_UNAVAILABLE: { status: 503, message: 'We cannot look places up right now. Please try again in a moment.' },
  LOCATION_NOT_FOUND: { status: 404, message: 'We do not deliver in that place yet. Please choose another one.' },
} as const satisfies Record<FailureCode, { status: number; message: string }>;
