// What the container image runs: one process, by its name (deploy/commands.json). It runs in this very Node, which is
// the first process of the container and gets its signals. Plain JavaScript, so that a process that runs a bundle does
// not load Node's stripper of types.
import commands from '../deploy/commands.json' with { type: 'json' };

const [name] = process.argv.splice(2, 1);
const file = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
if (file === undefined) {
  process.stderr.write(`There is no command '${name ?? ''}' in this image: ${Object.keys(commands).join(', ')}.\n`);
  process.exit(64);
}
await import(new URL(`../${file}`, import.meta.url).href);
