import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('an error that nobody caught ends the process with one line that has no parameters in it', () => {
  const script = `
    import { logCrashes, logSerializers } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    logCrashes({ fatal: ({ err }, words) => console.log(words, JSON.stringify(logSerializers.err(err))) });
    const failed = new Error('Failed query: select $1\\nparams: 08031234567');
    Promise.reject(Object.assign(failed, { query: 'select $1', params: ['08031234567'] }));
    setTimeout(() => console.log('still here'), 5_000);
  `;
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(ended.status).toBe(1);
  expect(ended.stdout).toContain('ended by an error that nobody caught');
  expect(ended.stdout).toContain('"statement":"select $1"');
  expect(ended.stdout).not.toContain('still here');
  expect(ended.stdout + ended.stderr).not.toContain('0803');
});
