'use client';

import { useTransition } from 'react';
import { ErrorState } from '@/shared/ui/error-state.tsx';
import { PlainFrame } from '@/shared/ui/plain-frame.tsx';

export default function PageError({ retry }: { error: unknown; retry: () => void }) {
  const [retrying, startRetry] = useTransition();
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
