/** How long it waits before it tries again, in milliseconds. */
const PAUSES = [1000, 2000];

/** A script failed to load after all retries although the browser is online: a release may have removed it. */
export class ScriptMissingError extends Error {
  constructor() {
    super('This page has not loaded fully.');
  }
}

const missing = new Set<() => Promise<unknown>>();

/** The bar with the link to reload is ready in every page (shared/ui/script-missing.tsx). */
function showScriptMissing(): void {
  const bar = document.getElementById('script-missing');
  if (bar) bar.hidden = missing.size === 0;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Runs a dynamic `import()`, which must be the same function at each call. Offline, the error is thrown to the caller.
 * Online it is retried; then the page shows a message with a link to reload, until the import succeeds.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const ms of [...PAUSES, undefined]) {
    try {
      const loaded = await load();
      if (missing.delete(load)) showScriptMissing();
      return loaded;
    } catch (error) {
      if (!navigator.onLine) throw error;
      if (ms !== undefined) await pause(ms);
    }
  }
  missing.add(load);
  showScriptMissing();
  throw new ScriptMissingError();
}
