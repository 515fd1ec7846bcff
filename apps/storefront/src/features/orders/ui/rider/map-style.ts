import { createContext } from 'react';

/** The address of the map's style, which is known where the site runs; undefined without a map. */
export const MapStyle = createContext<string | undefined>(undefined);
