import { readFile } from 'node:fs/promises';

/** What the build says of its files (build-site.ts). */
export type BuiltFiles = {
  /** The address of the one script that every page brings. */
  readonly entry: string;
  /** The address of the style sheet. */
  readonly styles: string;
  /** The addresses of what its code and, on top of it, that of an order's pages and of a dish's sheet is made of. */
  readonly code: Readonly<Record<'stage' | 'orders', readonly string[]>>;
  /** The two scripts that stand in every page. */
  readonly inline: { readonly firstPaint: string; readonly starter: string };
};

export const readBuiltFiles = async (path: URL): Promise<BuiltFiles> =>
  JSON.parse(await readFile(path, 'utf8')) as BuiltFiles;
