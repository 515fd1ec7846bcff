import { VENDOR_KINDS, type VendorKindName } from '../content/kinds/index.ts';
import { drawCover } from './cover.ts';
import { drawDishTile } from './dish-tile.ts';
import { drawLogo } from './logo.ts';
import { PICTURES, type PictureName } from './pictures/index.ts';
import { coverPath, dishTilePath, logoPath } from './tile-path.ts';

/** A file to make: its path within the media folder, and what it shows. */
export type Tile = { readonly path: string; readonly draw: () => string };

const dishTiles = (Object.keys(PICTURES) as PictureName[]).flatMap((name) => {
  const { art, grounds, backdrop } = PICTURES[name];
  return grounds.map(
    (ground): Tile => ({
      path: dishTilePath(name, ground),
      draw: () => drawDishTile(art, ground, backdrop),
    }),
  );
});

const kindTiles = (Object.keys(VENDOR_KINDS) as VendorKindName[]).flatMap((name): Tile[] => {
  const { covers, pictures } = VENDOR_KINDS[name];
  const arts = pictures.map((picture) => PICTURES[picture].art);
  const [sign] = pictures;
  return [
    ...covers.map((ground, at): Tile => ({ path: coverPath(name, ground), draw: () => drawCover(arts, ground, at) })),
    { path: logoPath(name), draw: () => drawLogo(PICTURES[sign].art, covers[0]) },
  ];
});

/** Every picture that the demo's rows can name. */
export const ALL_TILES: readonly Tile[] = [...dishTiles, ...kindTiles];
