import type { Metadata } from 'next';

/** What a page is called that is not there. */
export const NOT_FOUND: Metadata = { title: 'Page not found' };
