import { type Art, drawing } from '../art.ts';

/** `emblem` is drawn small on the label, in a circle of 10 around (0, 0). */
type Emblem = string;

/** A tall bottle with its contents showing: water, oil, juice, malt. */
export const bottle = (liquid: string, light: string, cap: string, label: string, emblem: Emblem = ''): Art =>
  drawing(
    `<rect x="12.500" y="2" width="7" height="4" rx="1.200" fill="${cap}"/><path fill="${liquid}" d="M13 6h6v3.200c0 1 .4 1.500 1.400 2.400 1.700 1.500 2.600 3 2.600 5.200V27a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3V16.800c0-2.200.9-3.700 2.600-5.200 1-.9 1.400-1.400 1.400-2.400z"/>` +
      `<path fill="${light}" d="M12.600 14.200c.7-1 1.900-.5 1.600.6-.4 1.200-.6 2.300-.6 3.700v8.200c0 1.200-2 1.200-2 0v-8.600c0-1.600.3-2.900 1-3.900z" opacity=".75"/>` +
      `<rect x="9" y="17.200" width="14" height="8" fill="${label}"/><g transform="translate(16 21.200) scale(.32)">${emblem}</g>`,
  );

/** A soft pack, pinched at both ends: sugar, noodles, crisps, detergent. */
export const pouch = (colour: string, dark: string, label: string, emblem: Emblem = ''): Art =>
  drawing(
    `<path fill="${dark}" d="M6 2.600h20l-.8 3H6.800zM6.800 26.800h18.400l.8 3H6z"/><path fill="${colour}" d="M6.700 5h18.600c1.500 7.300 1.500 14.900 0 22.300H6.700C5.200 19.900 5.200 12.300 6.700 5z"/>` +
      `<ellipse cx="16" cy="16" rx="7.600" ry="7.800" fill="${label}"/><path fill="#FFF" opacity=".35" d="M7.600 7.400c.2-.9 1.700-.8 1.600.1-.7 5.700-.7 11.300 0 17 .1.900-1.400 1-1.600.1-1-5.700-1-11.500 0-17.200z"/><g transform="translate(16 16) scale(.5)">${emblem}</g>`,
  );

/** A carton with its side showing. */
export const carton = (colour: string, dark: string, label: string, emblem: Emblem = ''): Art =>
  drawing(
    `<path fill="${dark}" d="m23 5.500 5-2.200v22.900l-5 3.300z"/><path fill="${colour}" opacity=".8" d="m4 5.500 6-2.200h18l-5 2.200z"/><path fill="${colour}" d="M4 5.500h19v24H4z"/>` +
      `<rect x="4" y="11" width="19" height="12.500" fill="${label}"/><g transform="translate(13.500 17.200) scale(.5)">${emblem}</g>`,
  );

/** A round tub or jar with a lid. */
export const tub = (colour: string, dark: string, lid: string, emblem: Emblem = ''): Art =>
  drawing(
    `<path fill="${colour}" d="M5 10h22v16.500a3.500 3.500 0 0 1-3.500 3.500h-15A3.500 3.500 0 0 1 5 26.500z"/><path fill="${dark}" d="M5 23.800h22v2.700a3.500 3.500 0 0 1-3.500 3.500h-15A3.500 3.500 0 0 1 5 26.500z"/>` +
      `<rect x="3.500" y="3.500" width="25" height="7.500" rx="2" fill="${lid}"/><path fill="#000" opacity=".12" d="M3.500 8.800h25V9a2 2 0 0 1-2 2h-21a2 2 0 0 1-2-2z"/><circle cx="16" cy="17.500" r="5.600" fill="#FFF" opacity=".92"/><g transform="translate(16 17.500) scale(.42)">${emblem}</g>`,
  );

/** A squeezed tube standing on its cap: toothpaste, cream, ointment. */
export const tube = (colour: string, dark: string, cap: string, emblem: Emblem = ''): Art =>
  drawing(
    `<path fill="${dark}" d="M6.500 2h19v3h-19z"/><path fill="${colour}" d="M6.900 5h18.200l-2.600 19.500h-13z"/><path fill="#FFF" opacity=".4" d="M9.200 6.500h2.200l.9 16.500h-1.300z"/><rect x="9.500" y="24.500" width="13" height="5.500" rx="1.400" fill="${cap}"/><circle cx="16" cy="13.500" r="4.800" fill="#FFF" opacity=".92"/><g transform="translate(16 13.500) scale(.36)">${emblem}</g>`,
  );

/** A woven sack, its mouth rolled down over the grain. */
export const sack = (content: string, light: string): Art =>
  drawing(
    '<path fill="#C79A63" d="M6 12c-2.500 6-3.500 10.500-3 14.500.3 2.300 1.800 3.500 4 3.500h18c2.200 0 3.700-1.200 4-3.500.5-4-.5-8.500-3-14.500z"/><path fill="#B3844D" d="M22 13.500c2 5 2.700 10.500 2 16.500h1c2.200 0 3.700-1.200 4-3.500.5-4-.5-8.500-3-14.500z"/>' +
      `<path fill="${content}" d="M6.500 10.500C8.500 6 12 3 16 3s7.500 3 9.500 7.500z"/><path fill="${light}" d="M10.500 8.800c1.300-2.200 3-3.600 4.500-4 .7-.1.900.6.400.9-1.400.9-2.500 2-3.400 3.600-.5.900-2 .4-1.500-.5z"/>` +
      '<path fill="#DDB47C" d="M4.500 12c0-1.500 1-2.500 2.500-2.500h18c1.500 0 2.500 1 2.500 2.500s-1 2.500-2.500 2.500H7c-1.500 0-2.500-1-2.500-2.500z"/><path stroke="#B3844D" stroke-width=".9" fill="none" stroke-linecap="round" d="M8 19c5 1.600 10.500 1.600 15.500 0M7 24.500c6 1.600 12 1.600 18 0"/>',
  );
