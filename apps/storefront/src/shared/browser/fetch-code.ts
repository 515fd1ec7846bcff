/** How long it waits before it tries again, in milliseconds. */
const PAUSES = [1000, 2000];

/** The browser is online, and code did not come however often it was asked for: a release may have taken it away. */
export class CodeMissingError extends Error {
  constructor() {
    super('This page has not loaded fully.');
  }
}

const missing = new Set<() => Promise<unknown>>();

/** The bar with the link to reload is ready in every page (shared/ui/code-missing.tsx). */
function showCodeMissing(): void {
  const bar = document.getElementById('code-missing');
  if (bar) bar.hidden = missing.size === 0;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Fetches code by an `import()` that is one and the same function at each call. Offline, a failure is the network's and
 * is the caller's to tell. Online it is tried again; then the page says that code is missing and offers to reload,
 * until that code has come after all.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const ms of [...PAUSES, undefined]) {
    try {
      const code = await load();
      if (missing.delete(load)) showCodeMissing();
      return code;
    } catch (error) {
      if (!navigator.onLine) throw error;
      if (ms !== undefined) await pause(ms);
    }
  }
  missing.add(load);
  showCodeMissing();
  throw new CodeMissingError();
}
