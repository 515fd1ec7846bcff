'use client';

import { useEffect, useTransition } from 'react';
import { trackRenderError } from '@/shared/analytics/track-error.ts';
import { ErrorState } from '@/shared/ui/error-state.tsx';
import { PlainFrame } from '@/shared/ui/plain-frame.tsx';

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const [retrying, startRetry] = useTransition();
  useEffect(() => trackRenderError(error), [error]);
  return (
    <PlainFrame>
      <ErrorState
        message="Something on our side is not answering. Your cart is safe; please try again."
        onRetry={() => startRetry(() => retry())}
        retrying={retrying}
      />
    </PlainFrame>
  );
}
