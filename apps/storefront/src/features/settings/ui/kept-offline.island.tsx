import { useEffect, useState } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Loading, Skeleton } from '@/shared/ui/skeleton.tsx';
import { type KeptOffline as Kept, readKeptOffline, removeKeptOffline } from '../model/kept-offline.ts';
import { keptWords, sizeWords } from '../model/size-words.ts';

const readOrFail = (): Promise<Kept | 'failed'> => readKeptOffline().catch(() => 'failed' as const);

export function KeptOffline() {
  const [kept, setKept] = useState<Kept | 'failed'>();
  const [isRemoving, setIsRemoving] = useState(false);
  useEffect(() => void readOrFail().then(setKept), []);

  async function remove(): Promise<void> {
    setIsRemoving(true);
    await removeKeptOffline().catch(() => undefined);
    setKept(await readOrFail());
    setIsRemoving(false);
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
        {keptWords(kept)}: <span className="tabular-nums">{sizeWords(kept.bytes).replace('About', 'about')}</span> on
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
