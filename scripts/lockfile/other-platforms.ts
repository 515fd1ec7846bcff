/** One package of a package-lock.json, as far as we look at it. */
type Entry = {
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

export type Lockfile = { readonly packages: Readonly<Record<string, Entry>> };

const EXACT_VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** The folder in which Node would find `name` when asked from `from`, if it is in the lockfile. */
function isInstalled({ packages }: Lockfile, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** What a name like '@rolldown/binding-linux-x64-musl' says about where the package runs; npm skips it everywhere else. */
function platformOf(name: string): Record<string, string[]> | undefined {
  const words = name.replace(/^@[^/]+\//, '').split('-');
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (cpu.length !== 1 || (os.length !== 1 && cpu[0] !== 'wasm32')) return undefined;
  const libc = [...(words.includes('musl') ? ['musl'] : []), ...(words.includes('gnu') ? ['glibc'] : [])];
  return { cpu, ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) };
}

/**
 * Packages for other platforms that are wanted and left out. npm leaves out what the registry does not have in the
 * moment of `npm install`, and from then on `npm ci` refuses the lockfile on every platform.
 */
export function leftOut(lockfile: Lockfile): Record<string, object> {
  const found: Record<string, object> = {};
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      if (platform === undefined || !EXACT_VERSION.test(version) || isInstalled(lockfile, path, name)) continue;
      const { cpu, libc, os } = platform;
      found[`node_modules/${name}`] = {
        version,
        cpu,
        ...(entry.dev && { dev: true }),
        ...(libc && { libc }),
        optional: true,
        ...(os && { os }),
      };
    }
  }
  return found;
}

/** The same lockfile with what was left out, in npm's own order. */
export function complete<Whole extends Lockfile>(lockfile: Whole): Whole {
  const all = Object.entries<object>({ ...lockfile.packages, ...leftOut(lockfile) });
  const packages = Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other, 'en')));
  return { ...lockfile, packages };
}

/** Linux with glibc, on both processors that Jara must install on. npm checks a package only if the lock has its hash. */
const SUPPORTED_PROCESSORS = ['x64', 'arm64'];

/** Native parts for a supported Linux that are locked without a hash: the registry did not have that version. */
function partsWithoutHash({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([path, { optional, integrity, os, cpu, libc }]) => {
      const isForUs = os?.includes('linux') && cpu?.some((processor) => SUPPORTED_PROCESSORS.includes(processor));
      return optional && !integrity && isForUs && !libc?.includes('musl') && !path.includes('musl');
    })
    .map(
      ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`,
    );
}

/** One sentence for the person who locked it; undefined when every part is there. */
export function missingPartsSentence(lockfile: Lockfile): string | undefined {
  const missing = partsWithoutHash(lockfile);
  if (missing.length === 0) return undefined;
  return `package-lock.json: the registry has no ${missing.join(', ')}, so Jara cannot be installed on every Linux: lock a version whose parts for x64 and arm64 exist.`;
}
