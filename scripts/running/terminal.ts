// A closed terminal (EPIPE) must not prevent an orderly stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}
