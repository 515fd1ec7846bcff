import path from 'node:path';
import { acquireProcessLock, makeFolder, noteOfStaleLock, OperatorError } from '@jara/server/process';
import { identifyProcess, type ProcessIdentity, type Program, stopIdentified } from './program.ts';
import type { Run } from './run-until-stopped.ts';

type Note = { readonly port: number; readonly programs: readonly ProcessIdentity[] };

export type SingleInstanceLock = {
  /** Records a program in the lock file, so that the next start can stop it if this run is killed. */
  note(program: Program): Promise<void>;
};

/** One Jara per data folder: a second start is refused, and processes of a killed run are stopped. */
export async function acquireSingleInstanceLock(
  run: Run,
  dataFolder: string,
  port: number,
): Promise<SingleInstanceLock> {
  await makeFolder(dataFolder);
  const file = path.join(dataFolder, 'running.lock');
  const left = await noteOfStaleLock(file);
  const note = (programs: readonly ProcessIdentity[]) => JSON.stringify({ port, programs } satisfies Note);
  const held = await acquireProcessLock(file, left ?? note([]));
  if (!held.ok) {
    const other = JSON.parse(held.holder.note) as Note;
    throw new OperatorError(
      `Jara is already running from this folder (process ${held.holder.pid}, http://localhost:${other.port}/store): stop it first, or start another copy of the project.`,
    );
  }
  run.onStop(() => held.release());
  if (left !== undefined) await Promise.all((JSON.parse(left) as Note).programs.map(stopIdentified));
  const programs = new Map<string, ProcessIdentity>();
  let writing = held.change(note([]));
  await writing;
  return {
    note: (program) => {
      const written = writing.then(async () => {
        const identity = await identifyProcess(program);
        programs.set(program.name, identity);
        void program.ended.then(() => programs.get(program.name) === identity && programs.delete(program.name));
        await held.change(note([...programs.values()]));
      });
      writing = written.catch(() => undefined); // The caller gets the error; the next call tries again.
      return written;
    },
  };
}
