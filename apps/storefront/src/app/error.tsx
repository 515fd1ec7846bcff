'use client';

import { RouteError } from '@/shared/ui/route-error.tsx';
import { SiteHeader } from '@/shared/ui/site-header.tsx';

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <RouteError
          error={error}
          message="Something on our side is not answering. Your cart is safe; please try again."
          onRetry={retry}
        />
      </main>
    </>
  );
}
