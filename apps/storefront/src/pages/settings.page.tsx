import { SettingsPage } from '@/features/settings/server.ts';
import { AccountFrame } from '../frames/account-frame.tsx';
import type { Page } from './page.ts';

export const settingsPage: Page = {
  path: '/settings',
  load: async () => ({
    head: { title: 'Data and app', isIndexed: false },
    tree: (
      <AccountFrame>
        <SettingsPage />
      </AccountFrame>
    ),
  }),
};
