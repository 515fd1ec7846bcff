import { describe, expect, test } from 'vitest';
import { buildEvent, buildMessage, buildMessageBody, buildPlaceOrderEvent } from '../../testing/build-event.ts';
import { readMessage } from './read-message.ts';

const read = (...events: readonly unknown[]) => readMessage(buildMessage(buildMessageBody(events)));

describe('what is stored of a message', () => {
  test('analytics.023 of the person only the user id, of the device only the system', () => {
    const event = buildEvent({ details: { vendor_id: 7 } });
    const session_id = 'b3d1c3a0-5f4d-4e6b-8a7c-1d2e3f4a5b6c';
    expect(readMessage(buildMessage(buildMessageBody([event], { session_id })))).toEqual({
      events: [
        {
          id: event.id,
          occurred_at: new Date('2026-11-16T11:59:00Z'),
          received_at: new Date('2026-11-16T12:00:00Z'),
          session_id,
          user_id: 12,
          event_type: 'view_page',
          name: 'vendor',
          path: '/store/lekki/corner-kitchen',
          details: { vendor_id: 7 },
          os: 'Android',
        },
      ],
    });
  });

  test('analytics.023 a place-order event without its notes', () => {
    const [stored] = read(buildPlaceOrderEvent()).events;
    expect(stored?.details).toMatchObject({ vendor_id: 7, order_items: [{ item_id: 3, quantity: 2 }] });
    expect(stored?.details).not.toHaveProperty('notes');
  });

  test('analytics.023 a search with what the rule of searches leaves of it, whatever the page did', () => {
    const search = (query: string) =>
      read(buildEvent({ event_type: 'interact_input', name: 'search', details: { query, results: 0 } })).events[0];
    expect(search(' Jollof  RICE ')?.details).toEqual({ query: 'jollof rice', results: 0 });
    expect(search('0801 234 5678')?.details).toEqual({ query: '#', results: 0 });
  });

  test('a single event as much as one of many', () => {
    const body = buildMessageBody([], { style: 'single', payload: buildPlaceOrderEvent() });
    expect(readMessage(buildMessage(body)).events).toHaveLength(1);
  });
});

describe('what goes aside, with a reason that holds no value', () => {
  test('one bad event among ten, and its neighbours are stored', () => {
    const events: unknown[] = Array.from({ length: 10 }, () => buildEvent());
    events[3] = buildEvent({ name: 'Ada Obi' });
    const { events: stored, reason } = read(...events);
    expect(stored).toHaveLength(9);
    expect(reason).toBe('event 3: invalid_format name');
  });

  test.each([
    ['a field that events do not have', { phone: '08012345678' }, 'event 0: unrecognized_keys'],
    ['details of another kind', { details: { query: 'rice' } }, 'event 0: unrecognized_keys details'],
    ['an unknown kind', { event_type: 'view_card' }, 'event 0: invalid_union event_type'],
    ['an address with a query', { path: '/store?q=ada@example.com' }, 'event 0: invalid_format path'],
    ['a time that is none', { timestamp: '2026-02-30T00:00:00Z' }, 'event 0: invalid_format timestamp'],
    ['a guessable id', { id: '1' }, 'event 0: invalid_format id'],
    [
      'a tap on ‘Place order’ and nothing of the order',
      { event_type: 'click_button', name: 'place_order' },
      'event 0: custom name',
    ],
    ['a NUL', { event_type: 'interact_input', details: { query: 'a\u0000b' } }, 'event 0: custom details.query'],
    [
      'half a character',
      { event_type: 'interact_input', details: { query: '\ud83c' } },
      'event 0: custom details.query',
    ],
    [
      'an address for a code',
      { event_type: 'error_error', details: { code: 'ada@example.com' } },
      'event 0: invalid_format details.code',
    ],
  ])('an event with %s', (_what, more, reason) => {
    expect(read(buildEvent(more))).toEqual({ events: [], reason });
  });

  test('a place-order event with a wrong quantity', () => {
    const event = structuredClone(buildPlaceOrderEvent()) as { details: { order_items: object[] } };
    event.details.order_items.push({ item_id: 4, quantity: -1 });
    expect(read(event).reason).toBe('event 0: too_small details.order_items.1.quantity');
  });

  test.each([
    ['8 days before it was sent', '2026-11-08T12:00:00Z', 1],
    ['8 days and a second before it was sent', '2026-11-08T11:59:59Z', 0],
    ['a day after it was sent', '2026-11-17T12:00:00Z', 1],
    ['a day and a second after it was sent', '2026-11-17T12:00:01Z', 0],
    ['the year 0', '0000-01-01T00:00:00Z', 0],
  ])('an event of %s counts as far as its time may be true', (_when, timestamp, stored) => {
    const { events, reason } = read(buildEvent({ timestamp }));
    expect(events).toHaveLength(stored);
    expect(reason).toBe(stored === 0 ? 'event 0: clock' : undefined);
  });

  test.each([
    ['no JSON', 'ada@example.com', 'no_json'],
    ['nothing', '', 'no_json'],
    ['a number', '12', 'message: invalid_type'],
    ['more than 64 KB', JSON.stringify('a'.repeat(64 * 1024)), 'too_large'],
    ['30,000 lists within each other', '['.repeat(30_000) + ']'.repeat(30_000), 'message: invalid_type'],
    ['no event', buildMessageBody([]), 'message: too_small payload'],
    ['eleven events', buildMessageBody(Array.from({ length: 11 }, () => buildEvent())), 'message: too_big payload'],
    ['a name', buildMessageBody([buildEvent()], { name: 'Ada Obi' }), 'message: unrecognized_keys'],
    [
      'a system with half a character',
      buildMessageBody([buildEvent()], {
        client_info: { host: '', user_agent: '', os: '\ud83c', platform: 'web', version: '1.0.0' },
      }),
      'message: invalid_format client_info.os',
    ],
  ])('a message that is or has %s', (_what, body, reason) => {
    expect(readMessage(buildMessage(body))).toEqual({ events: [], reason });
  });

  test('an event of 10,000 lists within each other, and its neighbour is stored', () => {
    const body = buildMessageBody(['HERE', buildEvent()]);
    const { events, reason } = readMessage(
      buildMessage(body.replace('"HERE"', '['.repeat(10_000) + ']'.repeat(10_000))),
    );
    expect(events).toHaveLength(1);
    expect(reason).toMatch(/^event 0: invalid_type/);
  });

  test('what is wrong in a hundred places, in 300 characters', () => {
    const order_items = Array.from({ length: 200 }, () => ({ item_id: 'x', quantity: 'y' }));
    const event = { ...buildPlaceOrderEvent(), details: { order_items } };
    expect(read(event, event, event).reason?.length).toBeLessThanOrEqual(300);
  });
});
