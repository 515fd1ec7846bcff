'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { BASE_PATH } from '../config/base-path.ts';

/** A link that knows when it leads to the page it stands on. */
export function NavLink({ href, children, ...rest }: ComponentProps<'a'>) {
  const pathname = usePathname();
  const here = BASE_PATH + (pathname === '/' ? '' : pathname);
  return (
    <a {...rest} href={href} aria-current={here === href?.split('#')[0] ? 'page' : undefined}>
      {children}
    </a>
  );
}
