'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { requireSignIn, useCustomer } from '@/features/identity/index.ts';
import { tracked } from '@/shared/analytics/tracked.ts';
import { importWithRetry } from '@/shared/browser/import-with-retry.ts';
import { Icon } from '@/shared/ui/icon.tsx';
import { toast } from '@/shared/ui/toast.ts';

type Props = { readonly vendorId: number; readonly slug: string; readonly vendorName: string };

// Only a customer's likes need the code that talks to the API.
const loadLikes = () => import('../api/like.ts');
const likes = () => importWithRetry(loadLikes);

/** A like belongs to a customer: a guest signs in first and has then liked it. */
export function LikeButton({ vendorId, slug, vendorName }: Props) {
  const customerId = useCustomer()?.id;
  const [isLiked, setIsLiked] = useState(false);
  /** How often this customer has said something here: an older answer must not undo it. */
  const said = useRef(0);
  /** One after the other: what was said last must reach the server last. */
  const lastSent = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (customerId === undefined) {
      said.current = 0;
      setIsLiked(false);
      return;
    }
    if (said.current > 0) return;
    likes()
      .then(({ isLiked: ask }) => ask(slug))
      .then((answer) => {
        if (said.current === 0) setIsLiked(answer);
      })
      // Without an answer the heart stays empty; a tap still says what it is meant to.
      .catch(() => undefined);
  }, [customerId, slug]);

  const say = async (liked: boolean) => {
    said.current += 1;
    const mine = said.current;
    setIsLiked(liked);
    try {
      const sent = lastSent.current.then(likes).then(({ sendLike }) => sendLike(vendorId, liked));
      lastSent.current = sent.catch(() => undefined);
      const held = await sent;
      if (said.current === mine) setIsLiked(held);
    } catch (error) {
      if (said.current === mine) setIsLiked(!liked);
      toast.error(error instanceof Error ? error.message : `We could not keep that you like ${vendorName}.`);
    }
  };

  return (
    <button
      type="button"
      {...tracked('button', 'like', { vendor_id: vendorId })}
      aria-label={`Like ${vendorName}`}
      aria-pressed={isLiked}
      onClick={() => requireSignIn(() => void say(!isLiked))}
      className="noscript:hidden inline-flex size-11 items-center justify-center rounded-pill border border-line bg-surface text-ink hover:bg-sunk"
    >
      <Icon name="heart" className={clsx('size-5', isLiked && 'fill-current text-pepper')} />
    </button>
  );
}
