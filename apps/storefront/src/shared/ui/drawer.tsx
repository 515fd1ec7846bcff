import { Layer, type LayerProps } from './layer.tsx';

/** A panel at the side of a desktop, a sheet of full height on a phone. Fetch it where it opens. */
export function Drawer(props: LayerProps) {
  return <Layer {...props} place="side" />;
}
