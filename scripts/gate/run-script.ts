import { spawn } from 'node:child_process';
import { ROOT } from '../root.ts';
import type { Outcome } from './step.ts';

type Result = { readonly code: number; readonly output: string };

/**
 * Runs a script of package.json. npm puts node_modules/.bin first on the PATH, so a tool runs on the pinned Node.
 * npm passes a SIGTERM on to the script's shell, which the tool replaces by 'exec'; Ctrl-C reaches all from the terminal.
 */
export function runScript(name: string, args: readonly string[] = [], cwd = ROOT): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name, '--', ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** Guards against a tool that reads no files and passes: its own count of files must reach a minimum. */
type FileCount = { readonly pattern: RegExp; readonly atLeast: number };

export function outcomeOfTool({ code, output }: Result, files?: FileCount): Outcome {
  if (code !== 0 || files === undefined) return { passed: code === 0, output };
  const count = Number(files.pattern.exec(output)?.[1] ?? 0);
  const detail = `${count} files`;
  if (count >= files.atLeast) return { passed: true, detail };
  return { passed: false, detail, output: `At least ${files.atLeast} files were expected.\n${output}` };
}
