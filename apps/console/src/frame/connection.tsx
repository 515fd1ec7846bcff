import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { useEffect } from 'react';

/** Says that there is no network, in words. With one there is nothing to say. */
export function Connection() {
  const isOnline = useIsOnline();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', !isOnline);
  }, [isOnline]);
  return (
    <p role="status" className="rounded-pill bg-pepper/10 px-3 py-1 font-semibold text-14 text-pepper empty:hidden">
      {isOnline ? null : 'Offline'}
    </p>
  );
}
