import { ButtonLink } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { BASE_PATH } from '@/shared/config/base-path.ts';
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
