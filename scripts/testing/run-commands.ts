// Run by `commands.test.ts`: each file that is named is run as a command with the arguments after `--`, in this one
// process, so that what they share is loaded once. Prints what each has said, as JSON.

const [files, args] = (() => {
  const given = process.argv.slice(2);
  const end = given.indexOf('--');
  return [given.slice(0, end), given.slice(end + 1)] as const;
})();

type Ended = { readonly file: string; readonly status: number | string | null | undefined; readonly printed: string };

class Exit extends Error {}

let printed = '';
const collect = (chunk: unknown): boolean => {
  printed += String(chunk);
  return true;
};
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = collect;
process.stderr.write = collect;
process.exit = (code?: number) => {
  process.exitCode = code ?? process.exitCode;
  throw new Exit();
};

const all: Ended[] = [];
for (const file of files) {
  printed = '';
  process.exitCode = undefined;
  process.argv = [process.execPath, file, ...args];
  await import(file).catch((error: unknown) => {
    if (!(error instanceof Exit)) printed += String((error as Error).stack);
  });
  all.push({ file, status: process.exitCode, printed });
}
process.exitCode = 0;
write(JSON.stringify(all));
