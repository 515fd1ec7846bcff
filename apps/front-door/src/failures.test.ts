import { expect, test } from 'vitest';
import * as failures from './failures.ts';

test.each(Object.entries(failures))('%s says what happened and what to do next', (_, { message }) => {
  expect(message).toMatch(/^[A-Z][^.]*\. Please [^.]*\.$/);
});
