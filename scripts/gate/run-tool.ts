import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import type { Outcome } from './step.ts';

/** A command that an npm package brings, asked for from the workspace that declares it. */
type Tool = { readonly package: string; readonly bin?: string; readonly from?: string };

/** Installed where the browser tests are. */
export const PLAYWRIGHT: Tool = { package: '@playwright/test', bin: 'playwright', from: 'tests/e2e' };

function entryOf(tool: Tool): string {
  // By path: some packages do not export their package.json.
  const manifestPath = [tool.from ?? '.', '.']
    .map((workspace) => join(ROOT, workspace, 'node_modules', tool.package, 'package.json'))
    .find((path) => existsSync(path));
  if (manifestPath === undefined) throw new Error(`${tool.package} is not installed.`);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as { bin: string | Record<string, string> };
  const name = tool.bin ?? tool.package.replace(/^@.*\//, '');
  const entry = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[name];
  if (entry === undefined) throw new Error(`${tool.package} has no command called ${name}`);
  return join(dirname(manifestPath), entry);
}

type Ran = { readonly code: number; readonly output: string };

/**
 * Runs a tool on the Node that runs the gate, so the pinned one, whatever `node` the host's PATH has.
 * A SIGTERM is passed on; Ctrl-C reaches the tool by itself, being of the same terminal.
 */
function runNode(args: readonly string[], cwd = ROOT): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    const collect = (chunk: Buffer): void => void chunks.push(chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const passOn = (): void => void child.kill('SIGTERM');
    process.on('SIGTERM', passOn);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', passOn);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

export function runTool(tool: Tool, args: readonly string[], cwd?: string): Promise<Ran> {
  return runNode([entryOf(tool), ...args], cwd);
}

/** Guards against a tool that reads nothing and is content: its own count of files must reach a floor. */
type Floor = { readonly count: RegExp; readonly atLeast: number };

export async function toolOutcome(
  tool: Tool,
  args: readonly string[],
  { cwd, floor }: { cwd?: string; floor?: Floor } = {},
): Promise<Outcome> {
  const { code, output } = await runTool(tool, args, cwd);
  if (code !== 0) return { passed: false, output };
  if (floor === undefined) return { passed: true };
  const read = Number(floor.count.exec(output)?.[1] ?? 0);
  const detail = `${read} files`;
  if (read >= floor.atLeast) return { passed: true, detail };
  return { passed: false, detail, output: `It read ${read} files; at least ${floor.atLeast} are expected.\n${output}` };
}
