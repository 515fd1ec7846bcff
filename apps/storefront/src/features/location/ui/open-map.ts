import { Map as MapLibre, type MapOptions, setWorkerUrl } from 'maplibre-gl';
import styles from 'maplibre-gl/dist/maplibre-gl.css?inline';

// A file of our own, as the page's policy wants it.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

type Options = Omit<MapOptions, 'locale'> & {
  /** What the map is and how it is used, for people who cannot see it. */
  readonly title: string;
  /** The map could not be shown: no WebGL, or the style is out of reach. */
  readonly onFail: () => void;
};

// In the code, so that there is no second file that might not come.
const sheet = document.createElement('style');
sheet.textContent = styles;
document.head.append(sheet);

/** A street map with north at the top. Undefined where the browser cannot draw one. */
export function openMap({ title, onFail, ...options }: Options): MapLibre | undefined {
  try {
    const map = new MapLibre({
      ...options,
      dragRotate: false,
      pitchWithRotate: false,
      locale: { 'Map.Title': title },
    });
    let isShown = false;
    map.once('load', () => {
      isShown = true;
    });
    // A tile that is missing leaves a hole; without its style there is no map.
    map.on('error', () => !isShown && onFail());
    return map;
  } catch {
    onFail();
    return undefined;
  }
}
