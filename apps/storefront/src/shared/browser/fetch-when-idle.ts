import { savesData } from './data-saver.ts';
import { importInSteps } from './import-in-steps.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches what a person is likely to need next, one after the other, each when the browser is idle, so that none holds
 * up a tap. The modules of these imports run nothing by themselves (`run-….ts`). Nothing is fetched while data is saved; what fails is fetched when it is needed.
 */
export function fetchWhenIdle([load, ...others]: readonly (() => Promise<unknown>)[]): void {
  if (!load) return;
  whenIdle(() => {
    if (savesData()) return;
    const goOn = () => fetchWhenIdle(others);
    importInSteps(load).then(goOn, goOn);
  });
}
