import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { acquireProcessLock, noteOfStaleLock, OperatorError } from '@jara/server/process';
import { type Program, type Remembered, remember, stopRemembered } from './program.ts';
import type { Run } from './run-until-stopped.ts';

type Note = { readonly port: number; readonly programs: readonly Remembered[] };

export type OnlyRun = {
  /**
   * Writes a program down, so that the next start can stop it should this run be killed. One that has ended is left out
   * the next time.
   */
  note(program: Program): Promise<void>;
};

/** One Jara per data folder: a second one is refused, what a killed one left behind is stopped. */
export async function becomeTheOnlyRun(run: Run, dataFolder: string, port: number): Promise<OnlyRun> {
  await mkdir(dataFolder, { recursive: true });
  const file = path.join(dataFolder, 'running.claim');
  const left = await noteOfStaleLock(file);
  const note = (programs: readonly Remembered[]) => JSON.stringify({ port, programs } satisfies Note);
  const held = await acquireProcessLock(file, left ?? note([]));
  if (!held.ok) {
    const other = JSON.parse(held.holder.note) as Note;
    throw new OperatorError(
      `Jara is already running from this folder (process ${held.holder.pid}, http://localhost:${other.port}/store): stop it first, or start another copy of the project.`,
    );
  }
  run.onStop(() => held.release());
  if (left !== undefined) await Promise.all((JSON.parse(left) as Note).programs.map(stopRemembered));
  const programs = new Map<string, Remembered>();
  let writing = held.change(note([]));
  await writing;
  return {
    note: (program) => {
      const written = writing.then(async () => {
        const remembered = await remember(program);
        programs.set(program.name, remembered);
        void program.ended.then(() => programs.get(program.name) === remembered && programs.delete(program.name));
        await held.change(note([...programs.values()]));
      });
      writing = written.catch(() => undefined); // Whoever asked for it is told; the next one tries again.
      return written;
    },
  };
}
