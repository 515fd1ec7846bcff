import { TextButton } from '@jara/ui/text-button';
import { useSyncExternalStore } from 'react';
import { versions } from '../shared/browser/new-version.ts';

/** Offers a version that came while somebody works. */
export function NewVersion() {
  const isReady = useSyncExternalStore(versions.subscribe, versions.isNewReady);
  return (
    <div role="status" className="print:hidden">
      {isReady && (
        <p className="flex items-center justify-center gap-2 border-line border-b bg-sunk px-4 text-14">
          A new version is ready.
          <TextButton onClick={versions.take}>Reload</TextButton>
        </p>
      )}
    </div>
  );
}
