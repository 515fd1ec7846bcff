import { useSyncExternalStore } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { chooseDataSaver, savesData, subscribeToDataSaver } from '@/shared/browser/data-saver.ts';
import { useIsInBrowser } from '@/shared/browser/use-is-in-browser.ts';

const off = () => false;

export function DataSaverSwitch() {
  const isOn = useSyncExternalStore(subscribeToDataSaver, savesData, off);
  const isInBrowser = useIsInBrowser();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={!isInBrowser}
      {...tapped('button', 'data_saver')}
      onClick={() => chooseDataSaver(!isOn)}
      className="flex min-h-12 w-full items-center gap-4 rounded-card text-start"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">Save data</span>
        <span className="block text-14 text-ink-soft">
          Pictures are smaller and load when you tap them. Pages are not loaded ahead, and orders are checked less
          often.
        </span>
      </span>
      <span
        aria-hidden="true"
        className={`flex h-7 w-12 shrink-0 items-center rounded-pill border p-1 transition-colors ${isOn ? 'justify-end border-brand bg-brand' : 'border-ink-soft bg-sunk'}`}
      >
        <span className={`size-5 rounded-pill ${isOn ? 'bg-brand-ink' : 'bg-ink-soft'}`} />
      </span>
    </button>
  );
}
