import { type Art, drawing } from '../art.ts';

const tablet = (x: number, y: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="2.100" fill="#C9D3DC"/><circle cx="${x}" cy="${y}" r="1.600" fill="${colour}"/>`;

/** A box of tablets with a strip beside it. */
export const tablets = (colour: string, dark: string, tabletColour: string): Art =>
  drawing(
    `<g transform="rotate(9 22 16)"><rect x="16" y="5" width="12.500" height="23" rx="1.600" fill="#E6ECF1"/>${[9, 14, 19, 24].map((y) => tablet(19.4, y, tabletColour) + tablet(25, y, tabletColour)).join('')}</g>` +
      `<path fill="${colour}" d="M2.500 6h15v22.500h-15z"/><path fill="${dark}" d="M2.500 6h15v3h-15z"/><rect x="2.500" y="11.500" width="15" height="11.500" fill="#FFF"/>` +
      `<path fill="${colour}" d="M8.500 13.200h3v2.500H14v3h-2.500v2.500h-3v-2.500H6v-3h2.500z"/>`,
  );

/** A brown bottle of syrup with its measuring cup. */
export const syrup = (colour: string): Art =>
  drawing(
    '<rect x="8" y="2" width="10" height="5" rx="1.300" fill="#F4F4F4"/><path fill="#DADADA" d="M8 5h10v.7A1.300 1.300 0 0 1 16.700 7H9.300A1.300 1.300 0 0 1 8 5.700z"/><path fill="#7D4533" d="M9 7h8v2.200c3 .9 4.500 2.600 4.500 5.300V27a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V14.500C4.500 11.800 6 10.100 9 9.200z"/><path fill="#A56953" d="M7.200 14c.2-1 1.700-.9 1.600.1v12.400c0 1-1.600 1-1.600 0z"/>' +
      `<rect x="4.500" y="14.800" width="17" height="10" fill="#FFF"/><path fill="${colour}" d="M4.500 14.800h17v2.600h-17zM11.700 18.500h2.600v1.700H16v2.500h-1.700v1.700h-2.600v-1.700H10v-2.500h1.700z"/>` +
      `<path fill="#DCEAF2" d="M20.500 20h9l-1.200 10h-6.600z"/><path fill="${colour}" opacity=".8" d="M20.900 23.500h8.200l-.8 6.500h-6.600z"/>`,
  );

/** Chewable or coated vitamins in a clear-shouldered pot. */
export const vitamins = (colour: string, label: string): Art =>
  drawing(
    `<rect x="7" y="2" width="18" height="6" rx="1.600" fill="#F4F4F4"/><path stroke="#D3D3D3" stroke-width=".9" d="M10 3v4M13 3v4M16 3v4M19 3v4M22 3v4"/><path fill="${label}" d="M8 8h16c2.200 1.200 3 2.600 3 4.600V27a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V12.600c0-2 .8-3.400 3-4.600z"/><rect x="5" y="13.500" width="22" height="11" fill="#FFF"/>` +
      `<g fill="${colour}"><circle cx="11" cy="19" r="2.700"/><rect x="14.800" y="16" width="8.600" height="5.600" rx="2.800" transform="rotate(-18 19 19)"/></g><path fill="#FFF" opacity=".55" d="m17.200 16.300 2-.7 1.900 5.400-2 .6z"/>`,
  );
