import { describe, expect, test } from 'vitest';
import { emptyCode, eraseBox, fillBoxes, isComplete, typeInBox } from './otp-boxes.ts';

const NO_CODE = emptyCode(4);

describe('a code', () => {
  test('identity.047 takes one digit a box and moves on to the next', () => {
    const first = typeInBox(NO_CODE, 0, '7');
    expect(first).toEqual({ code: ['7', '', '', ''], box: 1 });
    expect(typeInBox(first.code, 3, '9')).toEqual({ code: ['7', '', '', '9'], box: 3 });
  });

  test.each([
    ['typed behind', '12', '2'],
    ['typed before', '21', '2'],
    ['the same again', '11', '1'],
  ])('identity.047 a digit %s the one in a box takes its place', (_how, value, expected) => {
    expect(typeInBox(['1', '', '', ''], 0, value).code[0]).toBe(expected);
  });

  test('a letter changes nothing', () => {
    expect(typeInBox(NO_CODE, 1, 'a')).toEqual({ code: NO_CODE, box: 1 });
  });

  test('a code that the phone fills in comes whole into the first box', () => {
    expect(typeInBox(NO_CODE, 0, '4821').code).toEqual(['4', '8', '2', '1']);
  });

  test.each([
    [0, '1234', ['1', '2', '3', '4'], 3],
    [2, '1234', ['9', '', '1', '2'], 3],
    [1, '12', ['9', '1', '2', ''], 3],
  ])('identity.048 a paste fills from box %i on: %s', (from, text, code, box) => {
    expect(fillBoxes(['9', '', '', ''], from, text)).toEqual({ code, box });
  });

  test.each(['abcd', '12a4', '', '１２３４', '12 34', '12-34', ' 1234', '1234\n', '+234'])(
    'identity.048 a paste that holds anything but digits is ignored whole: %j',
    (text) => {
      expect(fillBoxes(['9', '', '', ''], 1, text)).toEqual({ code: ['9', '', '', ''], box: 1 });
    },
  );

  test('Backspace empties a box, and goes back from an empty one', () => {
    expect(eraseBox(['1', '2', '', ''], 1)).toEqual({ code: ['1', '', '', ''], box: 1 });
    expect(eraseBox(['1', '2', '', ''], 2)).toEqual({ code: ['1', '', '', ''], box: 1 });
    expect(eraseBox(NO_CODE, 0)).toEqual({ code: NO_CODE, box: 0 });
  });

  test('identity.046 is whole with four digits and not before', () => {
    expect(isComplete(['1', '2', '3', '4'])).toBe(true);
    expect(isComplete(['1', '2', '', '4'])).toBe(false);
  });
});
