import { recoverFocus } from '@jara/ui/browser/recover-focus';
import { Button } from '@jara/ui/button';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { useEffect, useState } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { type OfflineUse as Kept, readOfflineUse, removeOfflineCopies } from '../model/offline-storage.ts';
import { offlineText, sizeText } from '../model/size-text.ts';

const readOrFail = (): Promise<Kept | 'failed'> => readOfflineUse().catch(() => 'failed' as const);

export function OfflineStorage() {
  const [kept, setKept] = useState<Kept | 'failed'>();
  const [isRemoving, setIsRemoving] = useState(false);
  useEffect(() => void readOrFail().then(setKept), []);

  async function remove(): Promise<void> {
    setIsRemoving(true);
    await removeOfflineCopies().catch(() => undefined);
    setKept(await readOrFail());
    setIsRemoving(false);
    recoverFocus();
  }

  if (kept === undefined) {
    return (
      <Loading label="Looking at what is kept">
        <Skeleton className="h-6 w-48" />
      </Loading>
    );
  }
  if (kept === 'failed') return <p>This browser does not say what is kept. Its own settings can remove it.</p>;
  if (kept.bytes === 0) return <p role="status">Nothing is kept on this device.</p>;
  return (
    <>
      <p role="status">
        {offlineText(kept)}: <span className="tabular-nums">{sizeText(kept.bytes).replace('About', 'about')}</span> on
        this device.
      </p>
      <Button
        wide
        look="secondary"
        {...tapped('button', 'remove_kept')}
        loading={isRemoving && 'Removing…'}
        onClick={() => void remove()}
      >
        Remove
      </Button>
    </>
  );
}
