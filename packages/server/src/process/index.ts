export { createFileAtomically } from './atomic-file.ts';
export { type ChildOutput, collectOutput } from './child-output.ts';
export { freeLoopbackPort, listenError } from './free-port.ts';
export { openLogFile } from './log-file.ts';
export { makeFolder } from './named-folder.ts';
export { OperatorError } from './operator-error.ts';
export { isAlive, startTimeOf } from './process-info.ts';
export { acquireProcessLock, isLockHeld, noteOfStaleLock, type ProcessLock } from './process-lock.ts';
