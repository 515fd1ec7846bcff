import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../root.ts';
import { outcomeOfTool, runScript } from './run-script.ts';

test('a script gets its arguments, and its exit code and both outputs are returned', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jara-script-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { say: 'echo to stderr >&2; exit 3; echo' } }));
  expect(await runScript('say', [], folder)).toEqual({ code: 3, output: 'to stderr\n' });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { say: 'echo' } }));
  expect(await runScript('say', ['two', 'words'], folder)).toEqual({ code: 0, output: 'two words\n' });
  expect(await runScript('missing', [], folder)).toMatchObject({ code: 1 });
});

test('a tool that fails shows its output', () => {
  expect(outcomeOfTool({ code: 0, output: '' })).toMatchObject({ passed: true });
  expect(outcomeOfTool({ code: 2, output: 'an error' })).toEqual({ passed: false, output: 'an error' });
});

test.each([
  ['Checked 300 files', true, '300 files'],
  ['Checked 7 files', false, '7 files'],
  ['Done', false, '0 files'],
])('a tool that prints ‘%s’ passes: %s', (output, passed, detail) => {
  const files = { pattern: /Checked (\d+) files/, atLeast: 250 };
  expect(outcomeOfTool({ code: 0, output }, files)).toMatchObject({ passed, detail });
});

test('each tool’s script begins with ‘exec’, so that a SIGTERM reaches the tool', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const tools = Object.entries(scripts).filter(([name]) => /^(check|test):/.test(name));
  expect(tools.length).toBeGreaterThan(0);
  expect(tools.filter(([, command]) => !command.startsWith('exec '))).toEqual([]);
});
