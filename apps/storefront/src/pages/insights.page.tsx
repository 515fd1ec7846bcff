import { InsightsPage } from '@/features/insights/server.ts';
import { env } from '@/shared/config/env.ts';
import { Island } from '@/shared/ui/island.tsx';
import { PlainFrame } from '@/shared/ui/plain-frame.tsx';
import type { Page } from './page.ts';

export const insightsPage: Page = {
  path: '/insights',
  load: async () => ({
    head: { title: 'Insights', isIndexed: false },
    tree: (
      <PlainFrame>
        <Island name="InsightsPage" wakes="idle" props={{ smsInbox: env.SMS_INBOX_URL }}>
          <InsightsPage smsInbox={env.SMS_INBOX_URL} />
        </Island>
      </PlainFrame>
    ),
  }),
};
