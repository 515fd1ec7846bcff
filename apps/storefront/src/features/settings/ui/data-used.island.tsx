import { useSyncExternalStore } from 'react';
import { dataUsed, subscribeToDataUsed } from '@/shared/browser/data-used.ts';
import { momentText } from '@/shared/browser/page-age.ts';
import { sizeText } from '../model/size-text.ts';

const unknown = () => undefined;

export function DataUsed() {
  const used = useSyncExternalStore(subscribeToDataUsed, dataUsed, unknown);
  return (
    <p>
      {used ? (
        <>
          <strong className="tabular-nums">{sizeText(used.bytes)}</strong> since {momentText(used.since, Date.now())}
        </>
      ) : (
        'Counting…'
      )}
    </p>
  );
}
