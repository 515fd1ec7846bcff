import type { ComponentType, ReactNode } from 'react';
import { Island, type Json } from '@/shared/ui/island.tsx';

/** Until Next is gone, in place of shared/browser/deferred-part.tsx where the server renders: each part is an island. */
export function deferredPart<Props extends object>(
  name: string,
): ComponentType<Props & { readonly children?: ReactNode }> {
  return ({ children, ...props }) => (
    <Island name={name} props={props as { readonly [name: string]: Json }}>
      {children}
    </Island>
  );
}
