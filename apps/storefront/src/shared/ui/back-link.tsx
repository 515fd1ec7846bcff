import { Icon } from '@jara/ui/icon';
import type { ReactNode } from 'react';

/** Above a page's title: of a link, or of a button that opens where the person came from. */
export const BACK_LINK =
  '-ms-2 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-pill px-2 font-semibold text-14 text-brand hover:bg-sunk print:hidden';

export const BackLinkLabel = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Icon name="back" className="size-4" />
    {children}
  </>
);

export const BackLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a href={href} className={BACK_LINK}>
    <BackLinkLabel>{children}</BackLinkLabel>
  </a>
);
