import { Wordmark } from '@jara/ui/wordmark';
import type { ReactNode } from 'react';
import { BASE_PATH } from '../config/base-path.ts';

/** `children` stand beside the name on a desktop and below it on a phone: where to deliver, what to look for. */
export function SiteHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="border-line border-b bg-ground">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-2 px-4 pb-2 md:flex-nowrap md:gap-x-3 md:px-6 md:py-3 lg:gap-x-6">
        <a
          href={BASE_PATH}
          aria-label="Jara, home"
          className="inline-flex min-h-11 shrink-0 items-center rounded-small"
        >
          <Wordmark />
        </a>
        {children}
      </div>
    </header>
  );
}
