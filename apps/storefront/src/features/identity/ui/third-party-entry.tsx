import { isTransient } from '@jara/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserSession } from '@/shared/api/browser-session.ts';
import { thirdPartySessionQuery } from '../api/third-party-session.query.ts';
import { openCompleteProfile } from '../model/dialogs.ts';
import { storePaymentSession } from '../model/payment-session.ts';
import { dropSessionReference } from '../model/session-reference.ts';

/**
 * Spec §2: somebody whom a third party has sent. Asked for and not watched: whoever was signed in before goes, the
 * cache with them, and what is watched would then be asked for again.
 */
export function ThirdPartyEntry({ reference }: { readonly reference: string }) {
  const client = useQueryClient();
  useEffect(() => {
    let isCurrent = true;
    client.query(thirdPartySessionQuery(reference)).then(
      ({ user, payment_method, should_collect_additional_info }) => {
        if (!isCurrent) return;
        dropSessionReference();
        browserSession().keep(user);
        if (payment_method !== null) storePaymentSession(reference, payment_method);
        if (should_collect_additional_info) openCompleteProfile();
      },
      (error: unknown) => {
        // The failure is the query's own toast. A reference that was refused will be again; one that could not be
        // asked about stays for the next try.
        if (isCurrent && !isTransient(error)) dropSessionReference();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, reference]);
  return null;
}
