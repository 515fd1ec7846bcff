import { useEffect } from 'react';
import { requireSignIn, useCustomer } from '@/features/identity/index.ts';
import { savesData } from '@/shared/browser/data-saver.ts';
import { importWithRetry } from '@/shared/browser/import-with-retry.ts';
import { whenIdle } from '@/shared/browser/when-idle.ts';
import { toastImportFailure } from '@/shared/ui/toast-import-failure.ts';
import { hasLikesCopy } from '../model/likes-copy.ts';

const loadHearts = () => import('./hearts.ts');

/** A like belongs to a customer: a guest signs in first and has then liked it. */
function onTap({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-like]') : null;
  if (!button) return;
  const vendorId = Number(button.dataset['like']);
  const isLiked = button.getAttribute('aria-pressed') !== 'true';
  const say = () =>
    importWithRetry(loadHearts)
      .then(({ likeVendor }) => likeVendor(vendorId, isLiked))
      .catch((error: unknown) =>
        toastImportFailure(error, 'We could not save this. Please try again when the network is back.'),
      );
  requireSignIn(() => void say(), 'like');
}

/** Part of every page: the hearts of all vendors. What a customer likes is shown when the page is idle. */
export function LikeListener() {
  const customerId = useCustomer()?.id;
  useEffect(() => {
    document.addEventListener('click', onTap);
    return () => document.removeEventListener('click', onTap);
  }, []);
  useEffect(() => {
    if (customerId === undefined || (savesData() && !hasLikesCopy())) return;
    whenIdle(
      () =>
        void loadHearts().then(
          ({ showLikes }) => showLikes(),
          () => undefined,
        ),
    );
  }, [customerId]);
  return null;
}
