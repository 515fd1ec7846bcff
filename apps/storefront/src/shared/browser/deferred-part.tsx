'use client';

import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { loadedParts, type Parts, subscribeToParts } from './deferred-parts.ts';

/** A page is made, and hydrated, without the parts. They then come in a transition, in steps that hold up no tap. */
export function useParts(): Parts | undefined {
  const [parts, setParts] = useState(loadedParts);
  useEffect(() => {
    const show = () => startTransition(() => setParts(loadedParts()));
    show();
    return subscribeToParts(show);
  }, []);
  return parts;
}

/**
 * A component whose code is not part of the first load: `deferredPart<Props>('CartButton')`, with that name in
 * app/_deferred/parts.ts. Until it is loaded, its `children` stand in its place, markup of the server that looks alike.
 */
export function deferredPart<Props extends object>(
  name: string,
): ComponentType<Props & { readonly children?: ReactNode }> {
  return ({ children, ...props }) => {
    const Part = useParts()?.[name];
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
