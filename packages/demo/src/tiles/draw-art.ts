import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Art, Recolour } from './art.ts';

type Icon = { readonly body: string; readonly width?: number; readonly height?: number };
type IconSet = { readonly icons: Readonly<Record<string, Icon>>; readonly width: number; readonly height: number };

let loaded: IconSet | undefined;

/** Fluent Emoji Flat (MIT licence, Microsoft), 9 MB of JSON: read at the first tile, and not at all when there is none to draw. */
function iconSet(): IconSet {
  loaded ??= JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json')), 'utf8'),
  ) as IconSet;
  return loaded;
}

function drawIcon(name: string, recolour: Recolour = {}): string {
  const set = iconSet();
  const icon = set.icons[name];
  if (!icon) throw new Error(`The icon set has no '${name}'.`);
  const body = icon.body.replace(/#[0-9a-f]{3,8}\b/gi, (colour) => recolour[colour.toLowerCase()] ?? colour);
  return `<svg width="32" height="32" viewBox="0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}">${body}</svg>`;
}

/** Draws on the square of 32 × 32. */
function drawAtOrigin(art: Art): string {
  if ('icon' in art) return drawIcon(art.icon, art.recolour);
  const { drawing, emblem } = art;
  if (!emblem) return drawing;
  const corner = `${emblem.x - emblem.size / 2} ${emblem.y - emblem.size / 2}`;
  return `${drawing}<g transform="translate(${corner}) scale(${emblem.size / 32})">${drawIcon(emblem.icon)}</g>`;
}

/** The art as a square of `size`, its middle at (x, y). */
export function drawArt(art: Art, x: number, y: number, size: number, turn = 0): string {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${size / 32}) translate(-16 -16)`;
  return `<g transform="${place}">${drawAtOrigin(art)}</g>`;
}
