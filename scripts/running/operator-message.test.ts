import { OperatorError } from '@jara/server/process';
import { describe, expect, test } from 'vitest';
import { operatorMessage } from './operator-message.ts';

const failure = (properties: object, message = 'failed') => Object.assign(new Error(message), properties);

describe('operatorMessage', () => {
  test('gives a refusal as its sentence', () => {
    expect(operatorMessage(new OperatorError('Port 3000 is taken.'))).toBe('Port 3000 is taken.');
  });

  test.each([
    ['a file', failure({ code: 'ENOSPC' })],
    ['PostgreSQL', failure({ code: '53100' })],
    ['a program', failure({}, 'write: No space left on device')],
  ])('knows a full disk when %s tells of it', (_, error) => {
    expect(operatorMessage(error)).toBe('The disk is full: free some space and start again.');
  });

  test('names the file that belongs to another user', () => {
    expect(operatorMessage(failure({ code: 'EACCES', path: '/data/logs' }))).toMatch(
      /^\/data\/logs cannot be written: /,
    );
  });

  test('hides nothing of what it does not know', () => {
    expect(operatorMessage(failure({}, 'a bug'))).toMatch(/^Error: a bug\n {4}at /);
  });
});
