import { useSyncExternalStore } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { useIsInBrowser } from '@/shared/browser/use-is-in-browser.ts';
import { staffSession } from '../api/staff-session.ts';
import { FiguresPage } from './figures-page.tsx';
import { FiguresSkeleton } from './figures-skeleton.tsx';
import { StaffSignIn } from './staff-sign-in.tsx';

type Props = { readonly smsInbox: string | undefined };

/** What visitors did and what came of it, for support. The server's page holds no figures (ADR 14). */
export function InsightsPage({ smsInbox }: Props) {
  const isInBrowser = useIsInBrowser();
  return (
    <div className="grid grid-cols-1 gap-6">
      {isInBrowser ? (
        <ApiProvider>
          <ForStaff smsInbox={smsInbox} />
        </ApiProvider>
      ) : (
        <>
          <h1 className="text-28">Insights</h1>
          <FiguresSkeleton />
        </>
      )}
    </div>
  );
}

function ForStaff({ smsInbox }: Props) {
  const session = staffSession();
  const { member, reason } = useSyncExternalStore(session.subscribe, session.state, session.state);
  if (!member) return <StaffSignIn reason={reason} smsInbox={smsInbox} />;
  return <FiguresPage name={member.name} />;
}
