import { ErrorState } from '@jara/ui/error-state';
import { ScriptMissingError } from '../browser/import-with-retry.ts';
import { ReloadLink } from './script-missing.tsx';

type Props = {
  /** What could not be done, in a sentence. */
  readonly message: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
};

/** In a dialog whose script failed to load. The page's own message is covered by the dialog. */
export function ScriptLoadFailure({ message, error, onRetry, retrying }: Props) {
  if (!(error instanceof ScriptMissingError)) {
    const words = `${message} Please try again when the network is back.`;
    return <ErrorState message={words} onRetry={onRetry} retrying={retrying} />;
  }
  return (
    <div className="pb-6 text-center">
      <ErrorState message={`${message} ${error.message}`} onRetry={onRetry} retrying={retrying} />
      <ReloadLink />
    </div>
  );
}
