import { type Art, drawing } from '../art.ts';

const skewer = (y: number) =>
  `
    <g transform="translate(0 ${y})">
      <path stroke="#E8C28B" stroke-width="1.1" stroke-linecap="round" d="M2 6h28"/>
      <rect x="6" y="2.8" width="5.6" height="6.2" rx="2" fill="#8C4A2F"/>
      <rect x="12.2" y="3.6" width="2.2" height="4.9" rx="1.1" fill="#E5579A"/>
      <rect x="15" y="2.6" width="6" height="6.5" rx="2.1" fill="#7A3E27"/>
      <rect x="21.6" y="3.6" width="2.2" height="4.9" rx="1.1" fill="#6FB446"/>
      <rect x="24.2" y="3.2" width="4" height="5.5" rx="1.8" fill="#8C4A2F"/>
      <path stroke="#D98A3D" stroke-width=".9" stroke-linecap="round" d="m7.6 4.6 1.8 2.6M17 4.3l2 3M25.6 4.9l1.2 2"/>
    </g>
  `;

/** Three sticks of spiced meat with onion between the pieces. */
export const skewers: Art = drawing(`<g transform="rotate(-14 16 16)">${skewer(0)}${skewer(9.6)}${skewer(19.2)}</g>`);

const slice = (x: number, y: number, turn: number) =>
  `
    <g transform="translate(${x} ${y}) rotate(${turn})">
      <ellipse rx="6.4" ry="4.2" fill="#D9822B"/>
      <ellipse rx="5.4" ry="3.3" fill="#F8B83E"/>
      <path fill="none" stroke="#FCE08A" stroke-width=".9" stroke-linecap="round" d="M-3 -.8c.8-.8 2-1.1 3.2-1"/>
      <g fill="#C26A1D">
        <circle cx="1.8" cy=".5" r=".5"/>
        <circle cx="-.6" cy="1.1" r=".45"/>
      </g>
    </g>
  `;

/** Ripe plantain, sliced on the slant and fried. */
export const friedPlantain: Art = drawing(
  slice(9.5, 9, -28) +
    slice(22, 8.5, 20) +
    slice(16, 15, -6) +
    slice(8.5, 21.5, 16) +
    slice(23.2, 21, -24) +
    slice(16, 26, 4),
);

const ball = (x: number, y: number, r: number) =>
  `
    <circle cx="${x}" cy="${y}" r="${r}" fill="#B9692B"/>
    <circle cx="${x - r * 0.12}" cy="${y - r * 0.14}" r="${r * 0.84}" fill="#D98A3D"/>
    <path fill="none" stroke="#F3B872" stroke-width="1" stroke-linecap="round" d="M${x - r * 0.55} ${y - r * 0.2}c.2-1.3 1.1-2.2 2.3-2.5"/>
  `;

/** Round fried dough, piled up. */
export const doughBalls: Art = drawing(
  ball(9, 23.5, 5.8) +
    ball(22.8, 23.6, 5.8) +
    ball(16, 24.6, 5.6) +
    ball(12.4, 14.6, 5.7) +
    ball(20, 14.8, 5.7) +
    ball(16.2, 7.4, 5.2),
);

/** Steamed bean pudding on its leaf. */
export const beanPudding: Art = drawing(
  `
    <path fill="#44911B" d="M1.5 22c4-5 9-6.5 15-6.5s11 2 14 6.5c-4 4.5-9 6.5-14.5 6.5S5.5 26.5 1.5 22z"/>
    <path fill="#6FB446" d="M4.5 22c3.5-2.9 7.5-4 11.7-4s8.3 1.1 11.3 4c-3.4 2.7-7.4 3.9-11.5 3.9S8 24.7 4.5 22z"/>
    <path fill="#E0702B" d="m9.8 8.6-2.6 11.6c-.3 2.7 17.9 2.7 17.6 0L22.2 8.6c-.5-2.3-11.9-2.3-12.4 0z"/>
    <ellipse cx="16" cy="8.7" rx="6.2" ry="2.4" fill="#F2944D"/>
    <g fill="#F9E3BE">
      <ellipse cx="13" cy="14.5" rx="2" ry="1.5"/>
      <ellipse cx="19.4" cy="17.3" rx="1.5" ry="1.1"/>
    </g>
    <g fill="#9A3412">
      <circle cx="18.3" cy="12.3" r=".8"/>
      <circle cx="11.6" cy="18.6" r=".7"/>
      <circle cx="20.8" cy="13.9" r=".6"/>
    </g>
  `,
);

/** A sheet of paper with cubes of spiced fried plantain. */
export const spicedCubes: Art = drawing(
  `
    <path fill="#F4F4F4" d="M4 13.5 28 13l-3.3 15.2A2.3 2.3 0 0 1 22.5 30H9.7a2.3 2.3 0 0 1-2.3-1.8z"/>
    <path fill="#E2DED6" d="m4 13.5 4.3 16A2.3 2.3 0 0 1 7.4 28z"/>
    <g stroke="#C2321F" stroke-width="1.3">
      <path d="m8.6 20 15.8-.3M9.7 24.5l13.7-.3"/>
    </g>
    <g fill="#D9822B">
      <rect x="5.6" y="7.6" width="6.6" height="6.4" rx="1.3" transform="rotate(-14 9 11)"/>
      <rect x="19.6" y="7.4" width="6.6" height="6.6" rx="1.3" transform="rotate(16 23 11)"/>
      <rect x="12.6" y="8.5" width="6.8" height="6.8" rx="1.3"/>
      <rect x="9.6" y="2.6" width="6.4" height="6.4" rx="1.3" transform="rotate(12 13 6)"/>
      <rect x="16.8" y="2.9" width="6" height="6" rx="1.3" transform="rotate(-18 20 6)"/>
    </g>
    <g fill="#F8B83E">
      <rect x="6.6" y="8.4" width="4.2" height="2.6" rx="1" transform="rotate(-14 9 10)"/>
      <rect x="21" y="8.2" width="4.2" height="2.6" rx="1" transform="rotate(16 23 10)"/>
      <rect x="13.8" y="9.5" width="4.4" height="2.6" rx="1"/>
      <rect x="10.8" y="3.5" width="4" height="2.4" rx="1" transform="rotate(12 13 5)"/>
      <rect x="18" y="3.7" width="3.8" height="2.2" rx="1" transform="rotate(-18 20 5)"/>
    </g>
  `,
);

const roll = (y: number, turn: number) => `
    <g transform="translate(16 ${y}) rotate(${turn})">
      <rect x="-13" y="-3.6" width="26" height="7.2" rx="3.4" fill="#D98A3D"/>
      <rect x="-11.5" y="-3.6" width="22.5" height="3.4" rx="1.7" fill="#EDB36A"/>
      <path fill="none" stroke="#B9692B" stroke-width=".9" stroke-linecap="round" d="m-7-2.6 3 5.2M0-2.6l3 5.2M7-2.6l2.6 4.6"/>
      <ellipse cx="11.4" rx="2.2" ry="3.2" fill="#F6DDB0"/>
      <circle cx="11" cy="-.9" r=".8" fill="#6FB446"/>
      <circle cx="11.9" cy=".9" r=".8" fill="#E0702B"/>
    </g>
  `;

/** Three spring rolls, stacked. */
export const springRolls: Art = drawing(roll(24.5, -3) + roll(17.2, 5) + roll(9.5, -8));
