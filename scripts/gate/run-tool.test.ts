import { expect, test } from 'vitest';
import { toolOutcome } from './run-tool.ts';

const typescript = { package: 'typescript', bin: 'tsc' };

test('a tool that succeeds has passed', async () => {
  expect(await toolOutcome(typescript, ['--version'])).toEqual({ passed: true });
});

test('a tool that fails shows what it said', async () => {
  const outcome = await toolOutcome(typescript, ['--no-such-option']);
  expect(outcome.passed).toBe(false);
  expect(outcome.output).toContain('--no-such-option');
});

test('a tool that read less than its floor has not passed', async () => {
  const count = /Version (\d+)/;
  expect(await toolOutcome(typescript, ['--version'], { floor: { count, atLeast: 6 } })).toMatchObject({
    passed: true,
  });
  expect(await toolOutcome(typescript, ['--version'], { floor: { count, atLeast: 100 } })).toMatchObject({
    passed: false,
  });
  expect(await toolOutcome(typescript, ['--version'], { floor: { count: /read (\d+)/, atLeast: 1 } })).toMatchObject({
    passed: false,
    detail: '0 files',
  });
});

test('a tool that is not installed is an error', async () => {
  await expect(async () => toolOutcome({ package: 'no-such-tool' }, [])).rejects.toThrow(
    /no-such-tool is not installed/,
  );
});
