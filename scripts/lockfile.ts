import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { complete, type Lockfile, leftOut, missingPartsSentence } from './lockfile/other-platforms.ts';
import { ROOT } from './root.ts';

// `npm run lockfile`, after an `npm install` that left packages for other platforms out of package-lock.json.
// It has no packages to lean on.
if (process.argv.length > 2) {
  process.stderr.write("'npm run lockfile' takes no arguments.\n");
  process.exit(1);
}

const file = path.join(ROOT, 'package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
const added = Object.keys(leftOut(lockfile)).length;
if (added > 0) writeFileSync(file, `${JSON.stringify(complete(lockfile), null, 2)}\n`);
process.stdout.write(`${added} packages for other platforms added to package-lock.json.\n`);

const missing = missingPartsSentence(complete(lockfile));
if (missing !== undefined) {
  process.stderr.write(`${missing}\n`);
  process.exitCode = 1;
}
