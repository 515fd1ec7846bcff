import { CodeMissingError } from '../browser/fetch-code.ts';
import { ReloadLink } from './code-missing.tsx';
import { ErrorState } from './error-state.tsx';

type Props = {
  /** What could not be done, in a sentence. */
  readonly message: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
};

/** In a dialog whose code did not come: the page's own bar lies below it. */
export function CodeFailure({ message, error, onRetry, retrying }: Props) {
  if (!(error instanceof CodeMissingError)) {
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
