import { type Art, drawing } from '../art.ts';

const BOWL = '<path fill="#2F5D8C" d="M2 17h28v2.5A10.5 10.5 0 0 1 19.500 30h-7A10.500 10.500 0 0 1 2 19.500z"/>';
const BAND = '<path fill="#F4F4F4" d="M2.700 22.600h26.600a10.500 10.500 0 0 1-.7 1.900H3.400a10.500 10.500 0 0 1-.7-1.900z"/>';

/** An enamel bowl of soup with a mound of swallow standing in it, meat beside it. */
export const swallow = (mound: string, light: string, soup: string, fleck: string): Art =>
  drawing(
    `${BOWL}${BAND}<ellipse cx="16" cy="17" rx="14" ry="6" fill="#5B8DB8"/><ellipse cx="16" cy="17" rx="12.300" ry="4.800" fill="${soup}"/>` +
      '<path fill="#8C5543" d="M21 14.200c0-2 2.500-2.700 3.800-1.500s3 .6 3 2.400-2 2.500-3.700 2.100-3.100-1.200-3.100-3z"/>' +
      '<path fill="#6D4534" d="M19.800 18.400c0-1.300 1.500-1.900 2.700-1.400s2.300.3 2.300 1.500-1.400 1.700-2.700 1.500-2.300-.5-2.300-1.600z"/>' +
      `<path fill="${mound}" d="M4.200 16.700C4.200 9.400 7.700 5 12.300 5s8.100 4.400 8.100 11.700c-1.600 2-4.600 2.900-8.100 2.900s-6.500-.9-8.100-2.900z"/>` +
      `<path fill="none" stroke="${light}" stroke-width="1.400" stroke-linecap="round" d="M7.300 12.600c.5-2.500 1.800-4.300 3.600-5"/>` +
      `<path fill="none" stroke="${light}" stroke-width="1.100" stroke-linecap="round" d="M14.200 17.200c1.700-.2 3-.7 3.900-1.500"/>` +
      `<g fill="${fleck}"><circle cx="26.300" cy="18.600" r=".8"/><circle cx="17.800" cy="20.300" r=".8"/><circle cx="8.300" cy="20" r=".7"/><circle cx="22.600" cy="20.400" r=".5"/></g>`,
  );

/** A deep clay bowl of soup or stew, seen from above, with two pieces of something in it. */
export const soup = (broth: string, light: string, piece: string, fleck: string): Art =>
  drawing(
    '<path fill="#5E3A2C" d="M2 15h28v4a11 11 0 0 1-11 11h-6A11 11 0 0 1 2 19z"/><path fill="#7D4533" d="M5.500 26.500h21a11 11 0 0 1-7.500 3.500h-6a11 11 0 0 1-7.500-3.500z"/>' +
      '<ellipse cx="16" cy="14.500" rx="14" ry="8.500" fill="#8C5543"/>' +
      `<ellipse cx="16" cy="14.800" rx="12" ry="6.900" fill="${broth}"/><path fill="none" stroke="${light}" stroke-width="1.200" stroke-linecap="round" d="M6.800 14.600c.5-2.400 3-4.200 6.300-4.700M25.300 16.200c-.7 1.700-2.400 3-4.600 3.700"/>` +
      `<path fill="${piece}" d="M11 13.200c0-2 2.300-2.900 3.800-2s3.200.7 3.200 2.500-1.900 2.700-3.900 2.300-3.100-1-3.100-2.800zM17.300 17.800c0-1.500 1.800-2.200 3.200-1.600s2.600.4 2.600 1.800-1.700 1.900-3.200 1.700-2.600-.6-2.600-1.900z"/>` +
      `<g fill="${fleck}"><circle cx="21.500" cy="12" r="1.100"/><circle cx="9.600" cy="17" r="1"/><circle cx="14" cy="18.900" r=".9"/><circle cx="24.400" cy="14.300" r=".7"/><circle cx="18.600" cy="10.200" r=".6"/></g>`,
  );

/** A seller's measuring bowl, heaped: grain, beans, flour or ground spice. */
export const heap = (content: string, light: string, dark: string): Art =>
  drawing(
    `<path fill="${content}" d="M4 19C6 12 11 5.500 16 5.500S26 12 28 19z"/><path fill="${light}" d="M9 14.500c1.700-3.600 4.300-6.500 6.300-6.900.6-.1.800.5.300.9-2 1.400-3.700 3.500-5.200 6.500-.5.900-1.800.4-1.400-.5z"/>` +
      `<g fill="${dark}"><circle cx="15" cy="12.500" r=".9"/><circle cx="19" cy="10.500" r=".8"/><circle cx="20.500" cy="15" r=".9"/><circle cx="12.500" cy="16.800" r=".8"/><circle cx="24" cy="17.300" r=".8"/><circle cx="17.200" cy="17" r=".7"/></g>` +
      '<path fill="#B4BCC6" d="M3 18.500h26l-2.800 9.700A2.500 2.500 0 0 1 23.800 30H8.200a2.500 2.500 0 0 1-2.400-1.800z"/><path fill="#D5DBE2" d="M2 18.200c0-.7.5-1.200 1.200-1.200h25.600a1.200 1.200 0 0 1 0 2.400H3.200c-.7 0-1.200-.5-1.200-1.200z"/><path fill="#E9EDF1" d="m6.200 21.300 1.900 6.400c.2.700 1.200.4 1.100-.3l-1.100-6.100z"/>',
  );
