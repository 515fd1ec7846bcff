import { CodeMissingError } from '../browser/fetch-code.ts';
import { toast } from './toast.ts';

/** Says why something could not be done, unless the page already says that its code is missing. */
export function toastFetchFailure(error: unknown, words: string): void {
  if (!(error instanceof CodeMissingError)) toast.error(words);
}
