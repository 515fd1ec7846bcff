let received: 'SIGINT' | 'SIGTERM' | undefined;

/** From here on Ctrl-C ends the gate between steps, after the running tools have put their things away. */
export function watchForInterruption(): void {
  process.on('SIGINT', () => {
    received = 'SIGINT';
  });
  process.on('SIGTERM', () => {
    received = 'SIGTERM';
  });
  // The process that started the gate holds the other end of this channel: with it gone, nobody waits for an answer.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

export function wasInterrupted(): boolean {
  return received !== undefined;
}

/** As shells count it: 128 and the signal's number. */
export function interruptionExitCode(): number {
  return received === 'SIGTERM' ? 143 : 130;
}
