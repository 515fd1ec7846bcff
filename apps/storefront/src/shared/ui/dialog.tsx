import { Layer, type LayerProps } from './layer.tsx';

/**
 * Spec §2: the generic modal shell. It rises from the bottom on a phone and is centred on a desktop.
 * Fetch it where it opens (lazy-dialog.tsx): no page needs it to be seen.
 */
export function Dialog(props: LayerProps) {
  return <Layer {...props} place="centre" />;
}
