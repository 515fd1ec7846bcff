import { z } from 'zod';
import { unguessableId } from './ids.ts';
import { placeOrderDetails } from './place-order-event.ts';
import { typedText } from './text.ts';

/** Spec §7: what is recorded. */
export const EVENT_KINDS = [
  'view_page',
  'view_button',
  'click_button',
  'view_modal',
  'click_modal',
  'view_section',
  'click_section',
  'view_component',
  'click_component',
  'view_banner',
  'click_banner',
  'interact_input',
  'error',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Spec §7: an error is called 'error_error' on the wire, everything else as its kind. */
export type EventType = Exclude<EventKind, 'error'> | 'error_error';

/** Spec §7: one flush reads at most so many. */
export const MOST_EVENTS_IN_MESSAGE = 10;
/** Spec §9. */
export const EVENT_SESSION_MS = 86_400_000;
export const APP_VERSION = '1.0.0';
/** Spec §3: whoever is not identified has this identity, with id 0. */
export const GUEST_EMAIL = 'guest';

/** What a page or a part of it is called in the code; never something that a person typed. */
const name = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/);

/** A page of the storefront without its query, which may hold what a person typed. */
const path = z
  .string()
  .max(200)
  .regex(/^\/store(?:\/[\w%.-]*)*$/);

const thing = z.int().positive().max(2_147_483_647).optional();

/** What was seen or tapped, by ids and words of the code alone. */
const partDetails = z.strictObject({
  vendor_id: thing,
  menu_id: thing,
  order_id: thing,
  /** From 1, in its list. */
  position: z.int().min(1).max(10_000).optional(),
  /** Of what was chosen: a class, a payment method, a filter. */
  choice: name.optional(),
});

const pageDetails = z.strictObject({ vendor_id: thing, city: name.or(z.string().regex(/^[a-z-]{1,60}$/)).optional() });

/** Only a search says what was typed. Numbers and addresses of any kind are taken out of it before (`searchText`). */
const inputDetails = z.strictObject({
  query: typedText(60).optional(),
  results: z.int().min(0).max(100_000).optional(),
});

const errorDetails = z.strictObject({
  /** The failure's code, the error's class, or the kind of file. */
  code: z.string().regex(/^\w{1,60}$/),
  /** The path of a call or of a file, and the place in it. */
  source: z
    .string()
    .max(200)
    .regex(/^\/[\w./:%~()[\]-]*$/)
    .optional(),
});

const common = {
  /** Of this event for ever: an event that comes twice is stored once. */
  id: unguessableId,
  /** When it happened, by the clock of the device. */
  timestamp: z.iso.datetime(),
  path,
  name,
};

const event = <Type extends EventType, Details extends z.ZodType>(event_type: Type, details: Details) =>
  z.strictObject({ ...common, event_type: z.literal(event_type), details: details.optional() });

/** Spec §7: the tap on 'Place order', with what was ordered. */
const placeOrderEvent = z.strictObject({
  ...common,
  event_type: z.literal('click_button'),
  name: z.literal('place_order'),
  details: placeOrderDetails,
});

/** Exactly these fields: whatever else an event brings may be personal, and makes it invalid. */
export const behaviourEvent = z.union([
  placeOrderEvent,
  z.discriminatedUnion('event_type', [
    event('view_page', pageDetails),
    event('view_button', partDetails),
    // Without what was ordered, it is no tap on 'Place order'.
    event('click_button', partDetails).extend({ name: name.refine((called) => called !== 'place_order') }),
    event('view_modal', partDetails),
    event('click_modal', partDetails),
    event('view_section', partDetails),
    event('click_section', partDetails),
    event('view_component', partDetails),
    event('click_component', partDetails),
    event('view_banner', partDetails),
    event('click_banner', partDetails),
    event('interact_input', inputDetails),
    event('error_error', errorDetails),
  ]),
]);
export type BehaviourEvent = z.infer<typeof behaviourEvent>;

/** Spec §3: `email` is an object with the address in it. */
export const trackedUser = z.strictObject({
  email: z.strictObject({ email: z.literal(GUEST_EMAIL).or(z.email().max(254)) }),
  id: z.int().nonnegative().max(2_147_483_647),
});
export type TrackedUser = z.infer<typeof trackedUser>;

const clientInfo = z.strictObject({
  host: typedText(253),
  user_agent: typedText(500),
  os: z.string().regex(/^[A-Za-z]{1,20}$/),
  platform: z.literal('web'),
  version: z.literal(APP_VERSION),
});

const messageFrame = { session_id: unguessableId, user: trackedUser, client_info: clientInfo };

/** What is around the events, whatever these are: one that is wrong does not spoil the others. */
export const trackingFrame = z.discriminatedUnion('style', [
  z.strictObject({ ...messageFrame, style: z.literal('single'), payload: z.unknown() }),
  z.strictObject({
    ...messageFrame,
    style: z.literal('bulk'),
    payload: z.array(z.unknown()).min(1).max(MOST_EVENTS_IN_MESSAGE),
  }),
]);

/** Spec §3: one message on the queue. */
export type TrackingMessage = Omit<z.infer<typeof trackingFrame>, 'style' | 'payload'> &
  ({ style: 'single'; payload: BehaviourEvent } | { style: 'bulk'; payload: readonly BehaviourEvent[] });
