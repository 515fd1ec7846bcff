'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserSession } from '@/shared/api/browser-session.ts';
import { thirdPartySessionQuery } from '../api/third-party-session.query.ts';
import { openCompleteProfile } from '../model/dialogs.ts';
import { dropSessionReference } from '../model/session-reference.ts';

/** Spec §2: somebody whom a third party has sent. The failure, if any, is the query's own toast. */
export function ThirdPartyEntry({ reference }: { readonly reference: string }) {
  const { data } = useQuery(thirdPartySessionQuery(reference));
  useEffect(() => {
    if (!data) return;
    browserSession().keep(data.user);
    dropSessionReference();
    if (data.should_collect_additional_info) openCompleteProfile();
  }, [data]);
  return null;
}
