import { savesData } from './data-saver.ts';
import { whenIdle } from './when-idle.ts';

type Load = () => Promise<unknown>;
type WithCode = { readonly fetchWithoutRunning?: (load: Load) => Promise<unknown> };

/** Of a dynamic `import()` the files alone: on a slow phone running them takes longer than an idle moment (browser/load-code.ts). */
const fetchFiles = (load: Load) => (window as WithCode).fetchWithoutRunning?.(load) ?? Promise.resolve();

/**
 * Fetches what a person is likely to need next, one after the other, each when the browser is idle, so that none holds
 * up a tap. Nothing is fetched while data is saved; what fails is fetched when it is needed.
 */
export function fetchWhenIdle([load, ...others]: readonly Load[]): void {
  if (!load) return;
  whenIdle(() => {
    if (savesData()) return;
    const goOn = () => fetchWhenIdle(others);
    fetchFiles(load).then(goOn, goOn);
  });
}
