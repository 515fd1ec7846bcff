import { useEffect } from 'react';
import { holdSteps } from './steps-back.ts';

const WORDS = 'Your changes are not saved. Leave without saving them?';

// biome-ignore lint/suspicious/noAlert: it holds a step back, which no dialog of the page can
const mayLeave = () => window.confirm(WORDS);

const isElsewhere = ({ origin, pathname }: { readonly origin: string; readonly pathname: string }, here: string) =>
  origin === window.location.origin && pathname !== here;

/** While a form has changes that are not saved, asks before they are lost: by a link, by Back, or with the page. */
export function useConfirmLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    const { pathname, href } = window.location;
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target === '_blank' || !isElsewhere(link, pathname) || mayLeave()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    function onPopState(event: PopStateEvent): void {
      if (!isElsewhere(window.location, pathname) || mayLeave()) return;
      event.stopImmediatePropagation();
      window.history.pushState(null, '', href);
    }
    document.addEventListener('click', onClick, options);
    const letGo = holdSteps(onPopState);
    window.addEventListener('beforeunload', (event) => event.preventDefault(), options);
    return () => {
      ended.abort();
      letGo();
    };
  }, [isChanged]);
}

/** Whether what is written in a form is something else than it was made from. */
export const isOther = (values: unknown, from: unknown): boolean => JSON.stringify(values) !== JSON.stringify(from);
