import { toast } from '@jara/ui/toast';
import { ScriptMissingError } from '../browser/import-with-retry.ts';

/** Shows an error toast, unless the page already shows that a script is missing. */
export function toastImportFailure(error: unknown, words: string): void {
  if (!(error instanceof ScriptMissingError)) toast.error(words);
}
