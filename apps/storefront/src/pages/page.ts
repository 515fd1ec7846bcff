import type { ReactNode } from 'react';
import type { Place } from '@/shared/browser/place-cookie.ts';
import type { PageParameters } from '@/shared/config/page-parameters.ts';

export type PageRequest = {
  /** What the path's pattern has found: `{ id: '7' }`. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly parameters: PageParameters;
  /** The chosen city, and the point in it: the one thing that a page knows of who asks (ADR 14). */
  readonly place: Place;
};

export type Head = {
  /** Without the site's name; a page that could not be loaded has none. */
  readonly title?: string;
  readonly description?: string;
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
  /** The one address of several that show the same, below the origin. */
  readonly canonical?: string;
  /** Below the origin; shown where the page is shared. */
  readonly picture?: string;
  /** Whom a list is for, for the service worker and the front door: `lagos@6.6018,3.3515`. */
  readonly place?: string;
};

/** What is sent with 404 or 503 is a page all the same, with words and ways on. */
export type Shown = {
  readonly head: Head;
  readonly tree: ReactNode;
  readonly status?: 404 | 503;
  /** What the bar marks as the place of the page, where that is not its own path. */
  readonly belongsTo?: string;
  /** Without this code it shows nothing, so it is kept with the page for when there is no network (build-site.ts). */
  readonly code?: 'orders';
};
/** Of a page that is made in parts. */
export type ShownPart = Omit<Shown, 'head' | 'code' | 'belongsTo'>;
type Moved = { readonly movedTo: string; readonly status: 307 | 308 };

/** A page is one file: what it asks the API for, what its head says, and its tree. */
export type Page = {
  /** Below the base path: '/orders/:id'. */
  readonly path: string;
  readonly load: (request: PageRequest) => Promise<Shown | Moved | 'not found'>;
};
