import { useSyncExternalStore } from 'react';
import { dataUsed, subscribeToDataUsed } from '@/shared/browser/data-used.ts';
import { momentWords } from '@/shared/browser/page-age.ts';
import { sizeWords } from '../model/size-words.ts';

const unknown = () => undefined;

export function DataUsed() {
  const used = useSyncExternalStore(subscribeToDataUsed, dataUsed, unknown);
  return (
    <p>
      {used ? (
        <>
          <strong className="tabular-nums">{sizeWords(used.bytes)}</strong> since {momentWords(used.since, Date.now())}
        </>
      ) : (
        'Counting…'
      )}
    </p>
  );
}
