import type { Metadata } from 'next';
import { InsightsPage } from '@/features/insights/server.ts';
import { env } from '@/shared/config/env.ts';
import { PlainFrame } from '@/shared/ui/plain-frame.tsx';

// Rendered when asked for: the layout has what is known where the site runs, not where it is built.
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Insights', robots: { index: false } };

export default function InsightsRoute() {
  return (
    <PlainFrame>
      <InsightsPage smsInbox={env.SMS_INBOX_URL} />
    </PlainFrame>
  );
}
