import { expect, test } from 'vitest';
import { fillIn } from './fill-template.ts';

const place = (name: string) => `\${${name}}`;

test('every place of a template is filled, also one that comes twice', () => {
  const filled = fillIn(`${place('HOST')}:${place('PORT')} # ${place('HOST')}`, { HOST: '127.0.0.1', PORT: 5432 });
  expect(filled).toBe('127.0.0.1:5432 # 127.0.0.1');
});

test('a place that nothing is said of stops the start with its name', () => {
  expect(() => fillIn(`password: ${place('OWNER_PASSWORD')}`, {})).toThrow('nothing is said of OWNER_PASSWORD');
});
