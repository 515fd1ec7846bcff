import { isDueOnPage } from './once-a-page.ts';
import { track } from './track.ts';

const MOST_ERRORS_A_PAGE = 10;

type Failed = 'script' | 'api' | 'resource' | 'render';

/**
 * Spec §7. Never a message: it may quote what a person typed. What fails once often fails in a loop, or is tried again: the
 * same error counts once a page.
 */
export function trackError(name: Failed, code: string, source?: string): void {
  if (!isDueOnPage(`error:${name}:${code}:${source}`) || !isDueOnPage('error', MOST_ERRORS_A_PAGE)) return;
  track({
    event_type: 'error_error',
    name,
    details: { code: code.slice(0, 60), ...(source !== undefined && { source: source.slice(0, 200) }) },
  });
}

/** The class of an error. Whoever throws may call it anything. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && /^\w+$/.test(error.name) ? error.name : 'Error';

/** A page that React could not show. */
export const trackRenderError = (error: unknown) => trackError('render', errorCode(error));
