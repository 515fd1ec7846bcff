'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** What had the focus may have gone with its item: the keyboard then goes on in the cart and not at the page's top. */
export function KeepFocus({ of, children }: { readonly of: unknown; readonly children: ReactNode }) {
  const place = useRef<HTMLFieldSetElement>(null);
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of the cart.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [of]);
  return (
    <fieldset
      ref={place}
      aria-label="Cart"
      tabIndex={-1}
      className="min-w-0 outline-none"
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hadFocus.current = false;
      }}
    >
      {children}
    </fieldset>
  );
}
