'use client';

import { useEffect } from 'react';
import { trackRenderError } from '@/shared/analytics/track-error.ts';
import { ErrorState } from '@/shared/ui/error-state.tsx';
import './globals.css';

/** Stands in for the whole document when even the layout cannot be shown. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => trackRenderError(error), [error]);
  return (
    <html lang="en">
      <body>
        <title>Jara</title>
        <main>
          <ErrorState message="Something on our side is not answering. Please try again." onRetry={retry} />
        </main>
      </body>
    </html>
  );
}
