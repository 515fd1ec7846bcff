import { VENDOR_KINDS, type VendorKindName } from '../content/kinds/index.ts';
import { drawCover } from './cover.ts';
import { drawDishTile } from './dish-tile.ts';
import { drawLogo } from './logo.ts';
import { PICTURES, type PictureName } from './pictures/index.ts';
import { coverPath, dishTilePath, logoPath } from './tile-path.ts';

/** A file to make: its path within the media folder, and what it shows. */
export type Tile = { readonly path: string; readonly draw: () => string };

const dishTiles = (Object.keys(PICTURES) as PictureName[]).flatMap((name) => {
  const { art, backgrounds, backdrop } = PICTURES[name];
  return backgrounds.map(
    (background): Tile => ({
      path: dishTilePath(name, background),
      draw: () => drawDishTile(art, background, backdrop),
    }),
  );
});

const kindTiles = (Object.keys(VENDOR_KINDS) as VendorKindName[]).flatMap((name): Tile[] => {
  const { covers, pictures } = VENDOR_KINDS[name];
  const arts = pictures.map((picture) => PICTURES[picture].art);
  const [sign] = pictures;
  return [
    ...covers.map(
      (background, at): Tile => ({ path: coverPath(name, background), draw: () => drawCover(arts, background, at) }),
    ),
    { path: logoPath(name), draw: () => drawLogo(PICTURES[sign].art, covers[0]) },
  ];
});

/** Every picture that the demo's rows can name. */
export const ALL_TILES: readonly Tile[] = [...dishTiles, ...kindTiles];
