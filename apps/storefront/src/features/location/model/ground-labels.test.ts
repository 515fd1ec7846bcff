import { expect, test } from 'vitest';
import { readableLabels } from './ground-labels.ts';

const label = (text: string, x: number, y: number) => ({ text, at: { x, y } });
const shownOf = (...labels: ReturnType<typeof label>[]) => readableLabels(labels).map(({ text }) => text);

test('of names at one point only the first is shown', () => {
  expect(shownOf(label('1 Allen Avenue', 0, 0), label('2 Allen Avenue', 0, 0), label('3 Allen Avenue', 2, 3))).toEqual([
    '1 Allen Avenue',
  ]);
});

test('a name is left out where the one beside it runs into it, and stands below or beyond', () => {
  expect(shownOf(label('Allen Avenue', 20, 0), label('Yaba', 100, 0))).toEqual(['Allen Avenue']);
  expect(shownOf(label('Allen Avenue', 20, 0), label('Yaba', 100, 20))).toEqual(['Allen Avenue', 'Yaba']);
  expect(shownOf(label('Allen Avenue', 20, 0), label('Yaba', 130, 0))).toEqual(['Allen Avenue', 'Yaba']);
});

test('no name is printed beneath the pin', () => {
  expect(shownOf(label('Allen Avenue', -60, -25), label('Yaba', -60, 5))).toEqual(['Yaba']);
});

test('there are six at most, the first first', () => {
  const column = Array.from({ length: 9 }, (_, index) => label(`Place ${index}`, 40, index * 30));
  expect(shownOf(...column)).toEqual(['Place 0', 'Place 1', 'Place 2', 'Place 3', 'Place 4', 'Place 5']);
});
