'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Icon } from '@/shared/ui/icon.tsx';

const AskToSignIn = dynamic(() => import('./ask-to-sign-in.tsx'), { ssr: false });

/** Likes belong to a customer; a guest is asked to sign in. */
export function LikeButton({ vendorName }: { readonly vendorName: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Like ${vendorName}`}
        onClick={() => setIsAsking(true)}
        className="noscript:hidden inline-flex size-11 items-center justify-center rounded-pill border border-line bg-surface text-ink hover:bg-sunk"
      >
        <Icon name="heart" className="size-5" />
      </button>
      {isAsking && <AskToSignIn vendorName={vendorName} onClose={() => setIsAsking(false)} />}
    </>
  );
}
