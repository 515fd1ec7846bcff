import { expect, test } from 'vitest';
import { createEventParser, type ServerEvent } from './event-parser.ts';

function parse(...chunks: string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const take = createEventParser((event) => events.push(event));
  for (const chunk of chunks) take(chunk);
  return events;
}

const STREAM =
  ': open\n\nid: 41\nevent: order\ndata: {"order_id":7}\n\n: still here\n\nevent: position\ndata: {"a":1}\n\n';
const EVENTS = [
  { id: '41', event: 'order', data: '{"order_id":7}' },
  { event: 'position', data: '{"a":1}' },
];

test('events are the same wherever their text is cut, and whatever ends a line', () => {
  for (let cut = 0; cut <= STREAM.length; cut += 1)
    expect(parse(STREAM.slice(0, cut), STREAM.slice(cut)), `cut at ${cut}`).toEqual(EVENTS);
  expect(parse(...STREAM.replaceAll('\n', '\r\n'))).toEqual(EVENTS);
});

test('an event that is not complete is not told', () => {
  expect(parse('event: order\ndata: {"order_id"')).toEqual([]);
  expect(parse('event: order\ndata: {}\n')).toEqual([]);
});

test('an id without data says where to resume', () => {
  expect(parse('id: 40\n\n')).toEqual([{ id: '40', event: 'message', data: '' }]);
});

test('several lines of data are one text, and an event without a name is a message', () => {
  expect(parse('data: a\ndata:b\ndata\n\n')).toEqual([{ event: 'message', data: 'a\nb\n' }]);
});

test('a line without an end is refused before it fills the memory', () => {
  expect(() => parse('data: ', 'x'.repeat(40_000), 'x'.repeat(40_000))).toThrow('without an end');
});

test('a line may end with a carriage return alone, and an event says nothing of the one before it', () => {
  expect(parse('id: 41\revent: order\rdata: a\r\r', 'data: b\r\r', '\n')).toEqual([
    { id: '41', event: 'order', data: 'a' },
    { event: 'message', data: 'b' },
  ]);
});

test('one blank is taken off a value, and fields that are not known are passed over', () => {
  expect(parse('data:  a:b \nretry: 10\nnot known\nevent\n\n')).toEqual([{ event: 'message', data: ' a:b ' }]);
});

test('a comment, or a name alone, is no event', () => {
  expect(parse(': 25 s\n\nevent: order\n\n', 'data: a\n\n')).toEqual([{ event: 'message', data: 'a' }]);
});

test('a stream of many whole lines is never too long', () => {
  expect(parse(...Array.from({ length: 3 }, () => `data: ${'x'.repeat(40_000)}\n\n`))).toHaveLength(3);
});
