// The first thing that runs on a fresh machine: plain JavaScript without dependencies, for whatever Node (20 or later)
// the host has. Installs the packages when they are missing or out of date, then hands over to `scripts/<name>.ts` on
// the Node that the project pins. The benchmark has a folder of its own: its name is `../bench/run`.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const PINNED_NODE = join(ROOT, 'node_modules/.bin/node');
const STAMP = join(ROOT, 'node_modules/.jara-install');
const INSTALL_LOCK = join(ROOT, '.data/installing.pid');
const PLATFORM = `${process.platform}-${process.arch}`;
const OLDEST_NODE = 20;
/** The process that watches the services makes little: neither V8 nor the C library need let it grow first. */
const WATCHER_FLAGS = ['--max-semi-space-size=1', '--max-old-space-size=128'];
const WATCHER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
const SIGNAL_NUMBER = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/** What the packages take, and what counts as a full disk while they are unpacked. */
const NEEDED_MB = 1_300;
const NOTHING_MB = 20;

const DISK_FULL =
  'The disk is full, so the packages could not be installed: free some space (Jara takes about 1.5 GB) and start again.';
const REASONS = [
  [/ENOSPC|no space left on device/i, DISK_FULL],
  [
    /EUSAGE|not in sync/i,
    'package.json and package-lock.json do not agree: run "npm install" and "npm run lockfile" once, then start again.',
  ],
  [
    /EACCES|EPERM/,
    'The packages could not be installed because some files in node_modules or the npm cache belong to another user: remove node_modules (it holds nothing of yours) or start as that user.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    'The package registry cannot be reached, so the packages could not be installed: check the network and start again.',
  ],
];

class OperatorError extends Error {
  exitCode = 1;
}

function printLine(line) {
  process.stdout.write(`${line}\n`);
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** What the installed packages depend on: the lockfile, every workspace's package.json and the platform. */
function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  const folders = readJson(join(ROOT, 'package.json')).workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(ROOT, parent))
      .sort()
      .map((name) => `${parent}/${name}`);
  });
  for (const folder of ['.', ...folders]) {
    const path = join(ROOT, folder, 'package.json');
    if (existsSync(path)) hash.update(`${folder}\n`).update(readFileSync(path));
  }
  return `${PLATFORM} ${hash.digest('hex')}\n`;
}

/** True after an `npm install` by hand: npm's own record of node_modules holds every version that the lockfile names. */
function isInstalledByHand(stamp) {
  if (stamp !== '' && !stamp.startsWith(`${PLATFORM} `)) return false;
  const record = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(record) || !existsSync(PINNED_NODE)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson(join(ROOT, 'package-lock.json')).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}

function isReady() {
  const wanted = wantedStamp();
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (stamp === wanted && existsSync(PINNED_NODE)) return true;
  if (!isInstalledByHand(stamp)) return false;
  writeFileSync(STAMP, wanted);
  return true;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Two starts in one fresh clone wait for each other; the second finds everything installed. */
async function acquireInstallLock() {
  mkdirSync(dirname(INSTALL_LOCK), { recursive: true });
  let isReported = false;
  for (;;) {
    try {
      writeFileSync(INSTALL_LOCK, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(readFileSync(INSTALL_LOCK, 'utf8'));
    if (holder === process.pid || (holder > 0 && !isAlive(holder))) {
      rmSync(INSTALL_LOCK, { force: true });
      continue;
    }
    if (!isReported) printLine('Another start is installing the packages; waiting for it…');
    isReported = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/**
 * Runs a command to its end and passes signals on. `group` gives it a process group of its own, so that a stop reaches
 * everything that it started and the terminal's Ctrl-C does not hit the parts one by one.
 */
function run(command, args, { group = false, abortWhen = () => false, ...options }) {
  return new Promise((resolve, reject) => {
    let output = '';
    let stoppedBy;
    const collect = (chunk) => {
      output = (output + chunk).slice(-20_000);
    };
    const send = (signal) => {
      try {
        process.kill(group ? -child.pid : child.pid, signal);
      } catch {
        // It has ended by itself in this moment.
      }
    };
    const pass = (signal) => {
      stoppedBy = signal;
      send(signal);
      // npm takes a minute to leave when it is unpacking; what it leaves behind is thrown away anyway.
      if (group) setTimeout(() => send('SIGKILL'), 1_000).unref();
    };
    // Before the command runs: a signal that comes sooner would end this process alone.
    for (const signal of Object.keys(SIGNAL_NUMBER)) process.on(signal, pass);
    const child = spawn(command, args, { cwd: ROOT, detached: group, ...options });
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    // When npm itself is killed, nobody passes a signal on: a new parent is the sign.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (abortWhen()) send('SIGKILL');
      else if (process.ppid !== parent && stoppedBy === undefined) pass('SIGTERM');
    }, 500);
    child.on('error', reject);
    // Whatever it started and left behind ends too.
    child.on('exit', () => group && send('SIGKILL'));
    child.on('close', (code, signal) => {
      clearInterval(watch);
      for (const name of Object.keys(SIGNAL_NUMBER)) process.off(name, pass);
      resolve({ code: code ?? 128 + (SIGNAL_NUMBER[signal] ?? 9), output, stoppedBy });
    });
  });
}

function freeMegabytes() {
  const { bavail, bsize } = statfsSync(ROOT);
  return Math.floor((bavail * bsize) / 1_000_000);
}

async function install() {
  const free = freeMegabytes();
  if (!existsSync(join(ROOT, 'node_modules')) && free < NEEDED_MB) {
    throw new OperatorError(
      `The disk has ${free} MB free and Jara takes about 1.5 GB: free some space and start again.`,
    );
  }
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1_000);
  printLine('Installing the packages (a minute or two the first time)…');
  const reporting = setInterval(() => printLine(`  … still installing (${seconds()} s)`), 10_000);
  let isFull = false;
  // Install scripts are needed whatever the host's npm is set to: they put the pinned Node and PostgreSQL in place.
  const settings = ['--loglevel=error', '--no-audit', '--no-fund', '--no-progress', '--ignore-scripts=false'];
  // Without a network npm would go on for minutes.
  const retries = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000'];
  const { code, output, stoppedBy } = await run('npm', ['ci', ...settings, ...retries], {
    group: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm would go on for minutes, and its error differs by package, or is missing in an install script.
    abortWhen: () => {
      isFull ||= freeMegabytes() < NOTHING_MB;
      return isFull;
    },
  }).finally(() => clearInterval(reporting));
  if (stoppedBy !== undefined) {
    const stopped = new OperatorError('Stopped while installing; the next start begins the installation again.');
    stopped.exitCode = 128 + SIGNAL_NUMBER[stoppedBy];
    throw stopped;
  }
  if (code !== 0) {
    if (isFull) {
      rmSync(join(ROOT, 'node_modules'), { recursive: true, force: true });
      throw new OperatorError(DISK_FULL);
    }
    const reason = REASONS.find(([pattern]) => pattern.test(output));
    throw new OperatorError(reason?.[1] ?? `npm could not install the packages:\n${output.trim()}`);
  }
  writeFileSync(STAMP, wantedStamp());
  printLine(`Packages installed (${seconds()} s).`);
}

async function main([name, ...args]) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new OperatorError(
      `Jara needs Node ${OLDEST_NODE} or later to start, and this is Node ${process.versions.node}: install a newer one from nodejs.org.`,
    );
  }
  const script = join(ROOT, `scripts/${name}.ts`);
  if (name === undefined || !existsSync(script)) throw new OperatorError(`There is no script named ${name}.`);
  if (!isReady()) {
    await acquireInstallLock();
    try {
      if (!isReady()) await install();
    } finally {
      rmSync(INSTALL_LOCK, { force: true });
    }
  }
  const [flags, own] = name === 'up' ? [WATCHER_FLAGS, WATCHER_ENV] : [[], {}];
  const { code } = await run(PINNED_NODE, [...flags, script, ...args], {
    // The channel closes when this process ends, however that happens.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Node caches compiled code: the second start is faster.
    env: { NODE_COMPILE_CACHE: join(ROOT, '.data/compile-cache'), ...own, ...process.env },
  });
  return code;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    const full = error.code === 'ENOSPC' ? DISK_FULL : undefined;
    process.stderr.write(`${full ?? (error instanceof OperatorError ? error.message : error.stack)}\n`);
    process.exit(error.exitCode ?? 1);
  },
);
