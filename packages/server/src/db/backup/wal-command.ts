import { DamagedArchive, fetchFromArchive, storeInArchive } from './wal-archive.ts';

// What PostgreSQL runs for each file of its log (archive_command, restore_command), as a program of its own:
// `put <folder> <name> <source>`, `get <folder> <name> <target>`. Without arguments it only shows that it can run.

/** PostgreSQL takes 1 for 'there is none' and ends its recovery there; from 126 on it gives the recovery up. */
const EXIT = { done: 0, notThere: 1, failed: 2, givenUp: 126 };

async function run([verb, folder = '', name = '', file = '']: readonly string[]): Promise<number> {
  if (verb === 'put') await storeInArchive(folder, name, file);
  else if (verb === 'get') return (await fetchFromArchive(folder, name, file)) ? EXIT.done : EXIT.notThere;
  return EXIT.done;
}

const args = process.argv.slice(2);
process.exitCode = await run(args).catch((error: unknown) => {
  process.stderr.write(`WAL archive: ${error instanceof DamagedArchive ? error.message : String(error)}\n`);
  return args[0] === 'get' ? EXIT.givenUp : EXIT.failed;
});
