import { expect, test } from 'vitest';
import { runSteps } from './step.ts';

async function run(steps: Parameters<typeof runSteps>[0], lanes = 1): Promise<{ text: string; failed: string[] }> {
  let text = '';
  const results = await runSteps(steps, lanes, (part) => {
    text += part;
  });
  return { text, failed: results.filter(({ passed }) => !passed).map(({ name }) => name) };
}

test('each step prints a line with its time; only a failed one shows its output', async () => {
  const { text, failed } = await run([
    { name: 'calm', run: async () => ({ passed: true, detail: '3 files', output: 'chatter' }) },
    { name: 'loud', run: async () => ({ passed: false, output: 'the reason' }) },
  ]);
  expect(text).toMatch(/^✓ calm +\d\.\d s {2}3 files\n✗ loud +\d\.\d s\n\nthe reason\n\n$/);
  expect(failed).toEqual(['loud']);
});

test('a step that throws has failed, and the next one still runs', async () => {
  const { text, failed } = await run([
    { name: 'breaks', run: () => Promise.reject(new Error('a bug in the check')) },
    { name: 'next', run: async () => ({ passed: true }) },
  ]);
  expect(failed).toEqual(['breaks']);
  expect(text).toContain('a bug in the check');
  expect(text).toContain('✓ next');
});

test('no more steps run at once than there are lanes', async () => {
  let running = 0;
  let most = 0;
  const busy = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return { passed: true };
  };
  await run(
    ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, run: busy })),
    2,
  );
  expect(most).toBe(2);
});
