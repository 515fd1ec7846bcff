import { BASE_PATH } from '@/shared/config/base-path.ts';
import { ButtonLink } from '@/shared/ui/button.tsx';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { PlainFrame } from '@/shared/ui/plain-frame.tsx';
import { Static } from '@/shared/ui/static.tsx';
import { NOT_FOUND } from './not-found-metadata.ts';

export const metadata = NOT_FOUND;

/** The data of every page has it too, for addresses that turn out to lead nowhere: the shorter, the better. */
export default function NotFound() {
  return (
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
}
