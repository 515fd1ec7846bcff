import type pageParameters from '../../../page-parameters.json';

/**
 * The parameters of an address that shape a page. The front door knows them from the same file, which the build hands
 * over: it passes no others on, and keeps a page once for all addresses that differ only in those. What the browser
 * alone reads, such as the name of a dialog, has no place here.
 */
export type PageParameters = { readonly [Name in keyof typeof pageParameters]?: string | string[] | undefined };
