'use client';

import { useTransition } from 'react';
import { ErrorState } from '@/shared/ui/error-state.tsx';

export default function PageError({ retry }: { error: unknown; retry: () => void }) {
  const [retrying, startRetry] = useTransition();
  return (
    <ErrorState
      message="Something on our side is not answering. Your cart is safe; please try again."
      onRetry={() => startRetry(() => retry())}
      retrying={retrying}
    />
  );
}
