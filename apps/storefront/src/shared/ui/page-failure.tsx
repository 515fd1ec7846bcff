import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type Props = { readonly message: string; readonly href: string };

/**
 * Shown in place of what could not be loaded while the page was made. Retry is a link, so it works without code; the
 * mark in the head tells the front door to answer 503 and not to keep the page.
 */
export function PageFailure({ message, href }: Props) {
  return (
    <>
      <meta name="http-status" content="503" />
      <EmptyState level={1} title="That did not load" action={<ButtonLink href={href}>Retry</ButtonLink>}>
        {message}
      </EmptyState>
    </>
  );
}
