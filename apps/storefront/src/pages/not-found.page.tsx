import { BASE_PATH } from '@/shared/config/base-path.ts';
import { ButtonLink } from '@/shared/ui/button.tsx';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { PlainFrame } from '@/shared/ui/plain-frame.tsx';
import type { Page, Shown } from './page.ts';

/** Of every address that leads nowhere. */
export const NOT_FOUND: Shown = {
  status: 404,
  head: { title: 'Page not found', isIndexed: false },
  tree: (
    <PlainFrame>
      <EmptyState
        level={1}
        title="There is nothing at this address"
        action={<ButtonLink href={BASE_PATH}>Go to the home page</ButtonLink>}
      >
        The link may be old, or the place may have closed its page.
      </EmptyState>
    </PlainFrame>
  ),
};

export const notFoundPage: Page = { path: '/not-found', load: async () => NOT_FOUND };
