'use client';

import { RouteError } from '@/shared/ui/route-error.tsx';
import '@/shared/ui/globals.css';

/** Stands in for the whole document when even the layout cannot be shown. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Jara</title>
        <main>
          <RouteError
            error={error}
            message="Something on our side is not answering. Please try again."
            onRetry={retry}
          />
        </main>
      </body>
    </html>
  );
}
