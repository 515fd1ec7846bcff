import { ButtonLink } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';

type Props = { readonly message: string; readonly href: string };

/** In place of what could not be loaded while the page was made, which is answered 503. Retry is a link: it needs no code. */
export const PageFailure = ({ message, href }: Props) => (
  <EmptyState level={1} title="That did not load" action={<ButtonLink href={href}>Retry</ButtonLink>}>
    {message}
  </EmptyState>
);
