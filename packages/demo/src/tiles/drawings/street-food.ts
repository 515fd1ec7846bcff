import { type Art, drawing } from '../art.ts';

const skewer = (y: number) =>
  `<g transform="translate(0 ${y})"><path stroke="#E8C28B" stroke-width="1.100" stroke-linecap="round" d="M2 6h28"/>` +
  '<rect x="6" y="2.800" width="5.600" height="6.200" rx="2" fill="#8C4A2F"/><rect x="12.200" y="3.600" width="2.200" height="4.900" rx="1.100" fill="#E5579A"/><rect x="15" y="2.600" width="6" height="6.500" rx="2.100" fill="#7A3E27"/><rect x="21.600" y="3.600" width="2.200" height="4.900" rx="1.100" fill="#6FB446"/><rect x="24.200" y="3.200" width="4" height="5.500" rx="1.800" fill="#8C4A2F"/>' +
  '<path stroke="#D98A3D" stroke-width=".9" stroke-linecap="round" d="m7.600 4.600 1.800 2.600M17 4.300l2 3M25.600 4.900l1.200 2"/></g>';

/** Three sticks of spiced meat with onion between the pieces. */
export const skewers: Art = drawing(`<g transform="rotate(-14 16 16)">${skewer(0)}${skewer(9.6)}${skewer(19.2)}</g>`);

const slice = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="6.400" ry="4.200" fill="#D9822B"/><ellipse rx="5.400" ry="3.300" fill="#F8B83E"/><path fill="none" stroke="#FCE08A" stroke-width=".9" stroke-linecap="round" d="M-3 -.8c.8-.8 2-1.100 3.200-1"/><g fill="#C26A1D"><circle cx="1.800" cy=".5" r=".5"/><circle cx="-.6" cy="1.100" r=".45"/></g></g>`;

/** Ripe plantain, sliced on the slant and fried. */
export const friedPlantain: Art = drawing(
  slice(9.5, 9, -28) + slice(22, 8.5, 20) + slice(16, 15, -6) + slice(8.5, 21.5, 16) + slice(23.2, 21, -24) + slice(16, 26, 4),
);

const ball = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#B9692B"/><circle cx="${x - r * 0.12}" cy="${y - r * 0.14}" r="${r * 0.84}" fill="#D98A3D"/><path fill="none" stroke="#F3B872" stroke-width="1" stroke-linecap="round" d="M${x - r * 0.55} ${y - r * 0.2}c.2-1.300 1.100-2.200 2.300-2.500"/>`;

/** Round fried dough, piled up. */
export const doughBalls: Art = drawing(
  ball(9, 23.5, 5.8) + ball(22.8, 23.6, 5.8) + ball(16, 24.6, 5.6) + ball(12.4, 14.6, 5.7) + ball(20, 14.8, 5.7) + ball(16.2, 7.4, 5.2),
);

/** Steamed bean pudding on its leaf. */
export const beanPudding: Art = drawing(
  '<path fill="#44911B" d="M1.500 22c4-5 9-6.500 15-6.500s11 2 14 6.500c-4 4.500-9 6.500-14.500 6.500S5.500 26.500 1.500 22z"/><path fill="#6FB446" d="M4.500 22c3.500-2.900 7.500-4 11.700-4s8.300 1.100 11.300 4c-3.400 2.700-7.400 3.900-11.500 3.900S8 24.700 4.500 22z"/>' +
    '<path fill="#E0702B" d="m9.800 8.600-2.600 11.600c-.3 2.700 17.900 2.700 17.600 0L22.200 8.600c-.5-2.300-11.900-2.300-12.400 0z"/><ellipse cx="16" cy="8.700" rx="6.200" ry="2.400" fill="#F2944D"/>' +
    '<g fill="#F9E3BE"><ellipse cx="13" cy="14.500" rx="2" ry="1.500"/><ellipse cx="19.400" cy="17.300" rx="1.500" ry="1.100"/></g><g fill="#9A3412"><circle cx="18.300" cy="12.300" r=".8"/><circle cx="11.600" cy="18.600" r=".7"/><circle cx="20.800" cy="13.900" r=".6"/></g>',
);

/** A sheet of paper with cubes of spiced fried plantain. */
export const spicedCubes: Art = drawing(
  '<path fill="#F4F4F4" d="M4 13.500 28 13l-3.300 15.200A2.300 2.300 0 0 1 22.500 30H9.700a2.300 2.300 0 0 1-2.300-1.800z"/><path fill="#E2DED6" d="m4 13.500 4.300 16A2.300 2.300 0 0 1 7.400 28z"/><g stroke="#C2321F" stroke-width="1.300"><path d="m8.600 20 15.800-.3M9.700 24.500l13.700-.3"/></g>' +
    '<g fill="#D9822B"><rect x="5.600" y="7.600" width="6.600" height="6.400" rx="1.300" transform="rotate(-14 9 11)"/><rect x="19.600" y="7.400" width="6.600" height="6.600" rx="1.300" transform="rotate(16 23 11)"/><rect x="12.600" y="8.500" width="6.800" height="6.800" rx="1.300"/><rect x="9.600" y="2.600" width="6.400" height="6.400" rx="1.300" transform="rotate(12 13 6)"/><rect x="16.800" y="2.900" width="6" height="6" rx="1.300" transform="rotate(-18 20 6)"/></g>' +
    '<g fill="#F8B83E"><rect x="6.600" y="8.400" width="4.200" height="2.600" rx="1" transform="rotate(-14 9 10)"/><rect x="21" y="8.200" width="4.200" height="2.600" rx="1" transform="rotate(16 23 10)"/><rect x="13.800" y="9.500" width="4.400" height="2.600" rx="1"/><rect x="10.800" y="3.500" width="4" height="2.400" rx="1" transform="rotate(12 13 5)"/><rect x="18" y="3.700" width="3.800" height="2.200" rx="1" transform="rotate(-18 20 5)"/></g>',
);
