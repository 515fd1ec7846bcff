import type { ReactNode } from 'react';
import { PageSkeleton } from './page-skeleton.tsx';
import { SiteHeader } from './site-header.tsx';

type Props = { readonly children: ReactNode; readonly header?: ReactNode; readonly belowHeader?: ReactNode };

/** The header and below it the page; what stands in the header is the page's own. */
export function PlainFrame({ children, header, belowHeader }: Props) {
  return (
    <>
      <SiteHeader>{header}</SiteHeader>
      {belowHeader}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 pt-2 pb-16 md:pt-4 outline-none md:px-6"
      >
        {children}
      </main>
      <PageSkeleton />
    </>
  );
}
