// The terminal may be closed before we are done with it; that must not keep us from stopping in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
