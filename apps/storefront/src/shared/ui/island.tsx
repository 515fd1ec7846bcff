import type { ComponentType, ReactNode } from 'react';
import { JsonScript } from './json-script.tsx';

export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

type Props = {
  /** As in browser/islands.ts. */
  readonly name: string;
  readonly props?: { readonly [name: string]: Json };
  /** What stands in its place until it wakes: HTML that can be read, and followed where it is a link. */
  readonly children?: ReactNode;
};

/**
 * A place of the page that a component of the browser takes over (browser/stage.tsx). Everything else of a page is HTML, whose
 * code never reaches the browser. Islands do not nest: the inner one would be replaced with what stood in the outer one.
 */
export function Island({ name, props, children }: Props) {
  return (
    <span data-island={name} className="contents">
      {props && Object.keys(props).length > 0 && <JsonScript value={props} />}
      {children}
    </span>
  );
}

/** The place of an island whose component the server never loads: `island<Props>('CartButton')`. */
export function island<Props extends object>(
  name: string,
): ComponentType<Props & { readonly children?: ReactNode }> {
  return ({ children, ...props }) => (
    <Island name={name} props={props as { readonly [name: string]: Json }}>
      {children}
    </Island>
  );
}
