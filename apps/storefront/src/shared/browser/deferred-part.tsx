'use client';

import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { loadedParts, subscribeToParts } from './deferred-parts.ts';

// A page is the same for everyone, and without its code.
const onServer = () => undefined;

/**
 * A component whose code is not part of the first load: `deferredPart<Props>('LikeButton')`, with that name in
 * app/_deferred/parts.ts. Until it is loaded, its `children` stand in its place, markup of the server that looks alike.
 */
export function deferredPart<Props extends object>(
  name: string,
): ComponentType<Props & { readonly children?: ReactNode }> {
  return ({ children, ...props }) => {
    const Part = useSyncExternalStore(subscribeToParts, loadedParts, onServer)?.[name];
    const shown = Part ? <Part {...props} /> : children;
    return children === undefined ? (
      shown
    ) : (
      <span data-deferred={name} className="contents">
        {shown}
      </span>
    );
  };
}
