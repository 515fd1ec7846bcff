import { expect, test } from 'vitest';
import { SCREENS } from './routes.ts';

// React shows nothing that is fetched within what is fetched.
test.each(SCREENS)('the code of $path is a component', async ({ load }) => {
  expect(await load()).toBeTypeOf('function');
});
