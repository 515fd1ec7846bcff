import { type Art, drawing } from '../art.ts';

const BOWL = '<path fill="#2F5D8C" d="M2 17h28v2.5A10.5 10.5 0 0 1 19.5 30h-7A10.5 10.5 0 0 1 2 19.5z"/>';
const BAND = '<path fill="#F4F4F4" d="M2.7 22.6h26.6a10.5 10.5 0 0 1-.7 1.9H3.4a10.5 10.5 0 0 1-.7-1.9z"/>';

/** An enamel bowl of soup with a mound of swallow standing in it, meat beside it. */
export const swallow = (mound: string, light: string, soup: string, fleck: string): Art =>
  drawing(
    `
    ${BOWL}${BAND}
    <ellipse cx="16" cy="17" rx="14" ry="6" fill="#5B8DB8"/>
    <ellipse cx="16" cy="17" rx="12.3" ry="4.8" fill="${soup}"/>
    <path fill="#8C5543" d="M21 14.2c0-2 2.5-2.7 3.8-1.5s3 .6 3 2.4-2 2.5-3.7 2.1-3.1-1.2-3.1-3z"/>
    <path fill="#6D4534" d="M19.8 18.4c0-1.3 1.5-1.9 2.7-1.4s2.3.3 2.3 1.5-1.4 1.7-2.7 1.5-2.3-.5-2.3-1.6z"/>
    <path fill="${mound}" d="M4.2 16.7C4.2 9.4 7.7 5 12.3 5s8.1 4.4 8.1 11.7c-1.6 2-4.6 2.9-8.1 2.9s-6.5-.9-8.1-2.9z"/>
    <path fill="none" stroke="${light}" stroke-width="1.4" stroke-linecap="round" d="M7.3 12.6c.5-2.5 1.8-4.3 3.6-5"/>
    <path fill="none" stroke="${light}" stroke-width="1.1" stroke-linecap="round" d="M14.2 17.2c1.7-.2 3-.7 3.9-1.5"/>
    <g fill="${fleck}">
      <circle cx="26.3" cy="18.6" r=".8"/>
      <circle cx="17.8" cy="20.3" r=".8"/>
      <circle cx="8.3" cy="20" r=".7"/>
      <circle cx="22.6" cy="20.4" r=".5"/>
    </g>
  `,
  );

/** A deep clay bowl of soup or stew, seen from above, with two pieces of something in it. */
export const soup = (broth: string, light: string, piece: string, fleck: string): Art =>
  drawing(
    `
    <path fill="#5E3A2C" d="M2 15h28v4a11 11 0 0 1-11 11h-6A11 11 0 0 1 2 19z"/>
    <path fill="#7D4533" d="M5.5 26.5h21a11 11 0 0 1-7.5 3.5h-6a11 11 0 0 1-7.5-3.5z"/>
    <ellipse cx="16" cy="14.5" rx="14" ry="8.5" fill="#8C5543"/>
    <ellipse cx="16" cy="14.8" rx="12" ry="6.9" fill="${broth}"/>
    <path fill="none" stroke="${light}" stroke-width="1.2" stroke-linecap="round" d="M6.8 14.6c.5-2.4 3-4.2 6.3-4.7M25.3 16.2c-.7 1.7-2.4 3-4.6 3.7"/>
    <path fill="${piece}" d="M11 13.2c0-2 2.3-2.9 3.8-2s3.2.7 3.2 2.5-1.9 2.7-3.9 2.3-3.1-1-3.1-2.8zM17.3 17.8c0-1.5 1.8-2.2 3.2-1.6s2.6.4 2.6 1.8-1.7 1.9-3.2 1.7-2.6-.6-2.6-1.9z"/>
    <g fill="${fleck}">
      <circle cx="21.5" cy="12" r="1.1"/>
      <circle cx="9.6" cy="17" r="1"/>
      <circle cx="14" cy="18.9" r=".9"/>
      <circle cx="24.4" cy="14.3" r=".7"/>
      <circle cx="18.6" cy="10.2" r=".6"/>
    </g>
  `,
  );

/** A seller's measuring bowl, heaped: grain, beans, flour or ground spice. */
export const heap = (content: string, light: string, dark: string): Art =>
  drawing(
    `
    <path fill="${content}" d="M4 19C6 12 11 5.5 16 5.5S26 12 28 19z"/>
    <path fill="${light}" d="M9 14.5c1.7-3.6 4.3-6.5 6.3-6.9.6-.1.8.5.3.9-2 1.4-3.7 3.5-5.2 6.5-.5.9-1.8.4-1.4-.5z"/>
    <g fill="${dark}">
      <circle cx="15" cy="12.5" r=".9"/>
      <circle cx="19" cy="10.5" r=".8"/>
      <circle cx="20.5" cy="15" r=".9"/>
      <circle cx="12.5" cy="16.8" r=".8"/>
      <circle cx="24" cy="17.3" r=".8"/>
      <circle cx="17.2" cy="17" r=".7"/>
    </g>
    <path fill="#B4BCC6" d="M3 18.5h26l-2.8 9.7A2.5 2.5 0 0 1 23.8 30H8.2a2.5 2.5 0 0 1-2.4-1.8z"/>
    <path fill="#D5DBE2" d="M2 18.2c0-.7.5-1.2 1.2-1.2h25.6a1.2 1.2 0 0 1 0 2.4H3.2c-.7 0-1.2-.5-1.2-1.2z"/>
    <path fill="#E9EDF1" d="m6.2 21.3 1.9 6.4c.2.7 1.2.4 1.1-.3l-1.1-6.1z"/>
  `,
  );
