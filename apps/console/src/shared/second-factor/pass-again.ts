import { listeners } from '@jara/ui/browser/listeners';
import { session } from '../api/session.ts';

const changed = listeners();
let waiting: ((isPassed: boolean) => void)[] = [];

/** Asks whoever is signed in for their second factor once more. False if it was not passed. */
export const passAgain = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    changed.notify();
  });

/** For the dialog that asks: one for all calls that wait. */
export const askedToPass = {
  isAsked: (): boolean => waiting.length > 0,
  subscribe: changed.subscribe,
  answer(isPassed: boolean): void {
    const answered = waiting;
    waiting = [];
    for (const resolve of answered) resolve(isPassed);
    changed.notify();
  },
};

// Whoever signs out is asked no more.
session.subscribe(() => session.state().member ?? askedToPass.answer(false));
