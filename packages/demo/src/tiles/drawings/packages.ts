import { type Art, drawing } from '../art.ts';

const onLabel = (icon: string | undefined, x: number, y: number, size: number) =>
  icon === undefined ? undefined : { icon, x, y, size };

/** A tall bottle with its contents showing: water, oil, juice, malt. */
export const bottle = (liquid: string, light: string, cap: string, label: string, emblem?: string): Art =>
  drawing(
    `
    <rect x="12.5" y="2" width="7" height="4" rx="1.2" fill="${cap}"/>
    <path fill="${liquid}" d="M13 6h6v3.2c0 1 .4 1.5 1.4 2.4 1.7 1.5 2.6 3 2.6 5.2V27a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3V16.8c0-2.2.9-3.7 2.6-5.2 1-.9 1.4-1.4 1.4-2.4z"/>
    <path fill="${light}" d="M12.6 14.2c.7-1 1.9-.5 1.6.6-.4 1.2-.6 2.3-.6 3.7v8.2c0 1.2-2 1.2-2 0v-8.6c0-1.6.3-2.9 1-3.9z" opacity=".75"/>
    <rect x="9" y="17.2" width="14" height="8" fill="${label}"/>
  `,
    onLabel(emblem, 16, 21.2, 7),
  );

/** A soft pack, pinched at both ends: sugar, noodles, crisps, detergent. */
export const pouch = (colour: string, dark: string, label: string, emblem?: string): Art =>
  drawing(
    `
    <path fill="${dark}" d="M6 2.6h20l-.8 3H6.8zM6.8 26.8h18.4l.8 3H6z"/>
    <path fill="${colour}" d="M6.7 5h18.6c1.5 7.3 1.5 14.9 0 22.3H6.7C5.2 19.9 5.2 12.3 6.7 5z"/>
    <ellipse cx="16" cy="16" rx="7.6" ry="7.8" fill="${label}"/>
    <path fill="#FFF" opacity=".35" d="M7.6 7.4c.2-.9 1.7-.8 1.6.1-.7 5.7-.7 11.3 0 17 .1.9-1.4 1-1.6.1-1-5.7-1-11.5 0-17.2z"/>
  `,
    onLabel(emblem, 16, 16, 10.5),
  );

/** A carton with its side showing. */
export const carton = (colour: string, dark: string, label: string, emblem?: string): Art =>
  drawing(
    `
    <path fill="${dark}" d="m23 5.5 5-2.2v22.9l-5 3.3z"/>
    <path fill="${colour}" opacity=".8" d="m4 5.5 6-2.2h18l-5 2.2z"/>
    <path fill="${colour}" d="M4 5.5h19v24H4z"/>
    <rect x="4" y="11" width="19" height="12.5" fill="${label}"/>
  `,
    onLabel(emblem, 13.5, 17.2, 10.5),
  );

/** A round tub or jar with a lid. */
export const tub = (colour: string, dark: string, lid: string, emblem?: string): Art =>
  drawing(
    `
    <path fill="${colour}" d="M5 10h22v16.5a3.5 3.5 0 0 1-3.5 3.5h-15A3.5 3.5 0 0 1 5 26.5z"/>
    <path fill="${dark}" d="M5 23.8h22v2.7a3.5 3.5 0 0 1-3.5 3.5h-15A3.5 3.5 0 0 1 5 26.5z"/>
    <rect x="3.5" y="3.5" width="25" height="7.5" rx="2" fill="${lid}"/>
    <path fill="#000" opacity=".12" d="M3.5 8.8h25V9a2 2 0 0 1-2 2h-21a2 2 0 0 1-2-2z"/>
    <circle cx="16" cy="17.5" r="5.6" fill="#FFF" opacity=".92"/>
  `,
    onLabel(emblem, 16, 17.5, 8),
  );

/** A squeezed tube standing on its cap: toothpaste, cream, ointment. */
export const tube = (colour: string, dark: string, cap: string, emblem?: string): Art =>
  drawing(
    `
    <path fill="${dark}" d="M6.5 2h19v3h-19z"/>
    <path fill="${colour}" d="M6.9 5h18.2l-2.6 19.5h-13z"/>
    <path fill="#FFF" opacity=".4" d="M9.2 6.5h2.2l.9 16.5h-1.3z"/>
    <rect x="9.5" y="24.5" width="13" height="5.5" rx="1.4" fill="${cap}"/>
    <circle cx="16" cy="13.5" r="4.8" fill="#FFF" opacity=".92"/>
  `,
    onLabel(emblem, 16, 13.5, 7),
  );

/** A woven sack, its mouth rolled down over the grain. */
export const sack = (content: string, light: string): Art =>
  drawing(
    `
    <path fill="#C79A63" d="M6 12c-2.5 6-3.5 10.5-3 14.5.3 2.3 1.8 3.5 4 3.5h18c2.2 0 3.7-1.2 4-3.5.5-4-.5-8.5-3-14.5z"/>
    <path fill="#B3844D" d="M22 13.5c2 5 2.7 10.5 2 16.5h1c2.2 0 3.7-1.2 4-3.5.5-4-.5-8.5-3-14.5z"/>
    <path fill="${content}" d="M6.5 10.5C8.5 6 12 3 16 3s7.5 3 9.5 7.5z"/>
    <path fill="${light}" d="M10.5 8.8c1.3-2.2 3-3.6 4.5-4 .7-.1.9.6.4.9-1.4.9-2.5 2-3.4 3.6-.5.9-2 .4-1.5-.5z"/>
    <path fill="#DDB47C" d="M4.5 12c0-1.5 1-2.5 2.5-2.5h18c1.5 0 2.5 1 2.5 2.5s-1 2.5-2.5 2.5H7c-1.5 0-2.5-1-2.5-2.5z"/>
    <path stroke="#B3844D" stroke-width=".9" fill="none" stroke-linecap="round" d="M8 19c5 1.6 10.5 1.6 15.5 0M7 24.5c6 1.6 12 1.6 18 0"/>
  `,
  );
