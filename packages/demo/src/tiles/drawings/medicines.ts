import { type Art, drawing } from '../art.ts';

const tablet = (x: number, y: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="2.1" fill="#C9D3DC"/><circle cx="${x}" cy="${y}" r="1.6" fill="${colour}"/>`;

/** A capsule on the label. (A cross on white would be the emblem of the Red Cross, which is not ours to print.) */
const mark = (x: number, y: number, colour: string) =>
  `
    <g transform="rotate(-35 ${x} ${y})">
      <rect x="${x - 4}" y="${y - 1.9}" width="8" height="3.8" rx="1.9" fill="${colour}"/>
      <path fill="#FFF" opacity=".55" d="M${x} ${y - 1.9}h2.1a1.9 1.9 0 0 1 0 3.8H${x}z"/>
    </g>
  `;

/** A box of tablets with a strip beside it. */
export const tablets = (colour: string, dark: string, tabletColour: string): Art =>
  drawing(
    `
    <g transform="rotate(9 22 16)">
      <rect x="16" y="5" width="12.5" height="23" rx="1.6" fill="#E6ECF1"/>
      ${[9, 14, 19, 24].map((y) => tablet(19.4, y, tabletColour) + tablet(25, y, tabletColour)).join('')}
    </g>
    <path fill="${colour}" d="M2.5 6h15v22.5h-15z"/>
    <path fill="${dark}" d="M2.5 6h15v3h-15z"/>
    <rect x="2.5" y="11.5" width="15" height="11.5" fill="#FFF"/>
    ${mark(10, 17.2, colour)}
  `,
  );

/** A brown bottle of syrup with its measuring cup. */
export const syrup = (colour: string): Art =>
  drawing(
    `
    <rect x="8" y="2" width="10" height="5" rx="1.3" fill="#F4F4F4"/>
    <path fill="#DADADA" d="M8 5h10v.7A1.3 1.3 0 0 1 16.7 7H9.3A1.3 1.3 0 0 1 8 5.7z"/>
    <path fill="#7D4533" d="M9 7h8v2.2c3 .9 4.5 2.6 4.5 5.3V27a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V14.5C4.5 11.8 6 10.1 9 9.2z"/>
    <path fill="#A56953" d="M7.2 14c.2-1 1.7-.9 1.6.1v12.4c0 1-1.6 1-1.6 0z"/>
    <rect x="4.5" y="14.8" width="17" height="10" fill="#FFF"/>
    <path fill="${colour}" d="M4.5 14.8h17v2.6h-17z"/>
    ${mark(13, 21.1, colour)}
    <path fill="#DCEAF2" d="M20.5 20h9l-1.2 10h-6.6z"/>
    <path fill="${colour}" opacity=".8" d="M20.9 23.5h8.2l-.8 6.5h-6.6z"/>
  `,
  );

/** Chewable or coated vitamins in a clear-shouldered pot. */
export const vitamins = (colour: string, label: string): Art =>
  drawing(
    `
    <rect x="7" y="2" width="18" height="6" rx="1.6" fill="#F4F4F4"/>
    <path stroke="#D3D3D3" stroke-width=".9" d="M10 3v4M13 3v4M16 3v4M19 3v4M22 3v4"/>
    <path fill="${label}" d="M8 8h16c2.2 1.2 3 2.6 3 4.6V27a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V12.6c0-2 .8-3.4 3-4.6z"/>
    <rect x="5" y="13.5" width="22" height="11" fill="#FFF"/>
    <g fill="${colour}">
      <circle cx="11" cy="19" r="2.7"/>
      <rect x="14.8" y="16" width="8.6" height="5.6" rx="2.8" transform="rotate(-18 19 19)"/>
    </g>
    <path fill="#FFF" opacity=".55" d="m17.2 16.3 2-.7 1.9 5.4-2 .6z"/>
  `,
  );
