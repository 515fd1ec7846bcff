import { BASE_PATH } from '@/shared/config/base-path.ts';
import { ButtonLink } from '@/shared/ui/button.tsx';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { PlainFrame } from '@/shared/ui/plain-frame.tsx';
import { Static } from '@/shared/ui/static.tsx';
import type { Page } from '../server/page.ts';

/** Of every address that leads nowhere. */
export const NotFound = () => (
  <PlainFrame>
    <Static>
      <EmptyState
        level={1}
        title="There is nothing at this address"
        action={<ButtonLink href={BASE_PATH}>Go to the home page</ButtonLink>}
      >
        The link may be old, or the place may have closed its page.
      </EmptyState>
    </Static>
  </PlainFrame>
);

export const notFoundPage: Page = {
  path: '/not-found',
  load: async () => ({ head: { title: 'Page not found', isIndexed: false }, tree: <NotFound /> }),
};
