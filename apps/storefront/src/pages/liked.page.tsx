import { LikedPage } from '@/features/catalog/server.ts';
import { Island } from '@/shared/ui/island.tsx';
import { AccountFrame } from '../frames/account-frame.tsx';
import type { Page } from './page.ts';

export const likedPage: Page = {
  path: '/liked',
  load: async () => ({
    head: { title: 'Liked', isIndexed: false },
    tree: (
      <AccountFrame>
        <Island name="LikedPage" wakes="idle">
          <LikedPage />
        </Island>
      </AccountFrame>
    ),
  }),
};
