'use client';

import type { LayerProps } from './layer.tsx';
import { Layer } from './layer.tsx';

/**
 * Spec §2: the generic modal shell. It rises from the bottom on a phone and is centred on a desktop.
 * Load it where it opens, with next/dynamic: no page needs it to be seen.
 */
export function Dialog(props: LayerProps) {
  return <Layer {...props} place="centre" />;
}
