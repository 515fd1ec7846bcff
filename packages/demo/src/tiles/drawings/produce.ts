import { type Art, drawing } from '../art.ts';

/** Two tubers of yam, one cut across. */
export const yam: Art = drawing(
  `
    <path fill="#7D5A3C" d="M3 12C6 6.5 13 4 19.5 5.5s10 4.5 9.5 8-5.5 5-12 5S1 16 3 12z"/>
    <path fill="#5E4029" d="M9 8.5c.7-.4 1.3.5.6 1l-1.5 1c-.7.4-1.3-.5-.6-1zm8 1.5c.8-.2 1.2.8.4 1.1l-1.7.6c-.8.2-1.2-.9-.4-1.1zm6-.2c.8 0 .8 1.2 0 1.2l-1.7.1c-.8 0-.8-1.2 0-1.2zM12.5 14c.8-.1.9 1.1.1 1.2l-1.7.1c-.8.1-.9-1.1-.1-1.2z"/>
    <path fill="#8C6746" d="M6.5 19.5c4.5-3 13-3.5 18.5-.5s6 8-1 10-17 1.3-20-1.5-1.7-5.3 2.5-8z"/>
    <ellipse cx="24" cy="23.5" rx="5" ry="6.3" fill="#6B4A30" transform="rotate(-8 24 23.5)"/>
    <ellipse cx="24.2" cy="23.5" rx="4" ry="5.2" fill="#FBF0D9" transform="rotate(-8 24.2 23.5)"/>
    <ellipse cx="24.3" cy="23.5" rx="2" ry="3" fill="#F3E2BF" transform="rotate(-8 24.3 23.5)"/>
    <path fill="#6B4A30" d="M9.5 22.5c.8-.3 1.3.8.5 1.1l-1.6.7c-.8.3-1.3-.8-.5-1.1zm6 2.3c.8-.1.9 1.1.1 1.2l-1.8.2c-.8.1-.9-1.1-.1-1.2z"/>
  `,
);

const pod = (x: number, y: number, turn: number) =>
  `
    <g transform="translate(${x} ${y}) rotate(${turn})">
      <path fill="#44911B" d="M-3.6-9h7.2C4 -2 2.4 6 0 12-2.4 6-4-2-3.6-9z"/>
      <path fill="#6FB446" d="M-1.4-9h2.8C1.6-2 1.2 5 0 10.5-1.2 5-1.6-2-1.4-9z"/>
      <path fill="#86D72F" d="M-4.2-9.6c0-1.4 2-2.3 4.2-2.3s4.2.9 4.2 2.3S2.3-8 0-8s-4.2-.2-4.2-1.6z"/>
      <path fill="#44911B" d="M-.8-14h1.6v2.6H-.8z"/>
    </g>
  `;

/** Okro pods. */
export const okro: Art = drawing(pod(8.5, 17, 14) + pod(23.5, 17, -14) + pod(16, 17.5, 0));

/** A bundle of long leaves tied at the stem. */
export const leaves = (leaf: string, vein: string): Art =>
  drawing(
    `
    <g fill="${leaf}">
      <path d="M14 20C4 17 2 10 4 5c5 1 10 6 10.5 14z"/>
      <path d="M18 20c10-3 12-10 10-15-5 1-10 6-10.5 14z"/>
      <path d="M16 20c-5-6-5-13 0-18 5 5 5 12 0 18z"/>
    </g>
    <g fill="none" stroke="${vein}" stroke-width=".9" stroke-linecap="round">
      <path d="M6 7.5c4 3 6.5 7 7.7 11.5M26 7.5c-4 3-6.5 7-7.7 11.5M16 5v14"/>
    </g>
    <path fill="#6FB446" d="M12.5 19h7l1.5 11h-2.6l-1-7-.4 7h-2l-.4-7-1 7H11z"/>
    <rect x="11.5" y="20" width="9" height="3.2" rx="1.6" fill="#D9A45B"/>
  `,
  );

/** A dried or smoked fish, curled as they are sold. */
export const smokedFish: Art = drawing(
  `
    <path fill="#5E4029" d="M16 4C8.8 4 3 9.6 3 16.5S8.8 29 16 29c5.5 0 9.5-3 11.5-7l2.5-.5-1.5-3.3 1.5-3-4 .3c-1.3 4.2-4.8 7.7-9.5 7.7-4 0-7-2.9-7-6.5S12 10 16 10c1.8 0 3.3.5 4.5 1.5L24 8.2C21.9 5.5 19.2 4 16 4z"/>
    <path fill="#7D5A3C" d="M16 6c-6 0-10.8 4.7-10.8 10.5 0 1.3 2 1.2 2 0C7.2 11.7 11.2 8 16 8c1.5 0 2.9.3 4.1.9 1.1.5 2-1 .9-1.6C19.5 6.4 17.8 6 16 6z"/>
    <circle cx="20.8" cy="8.6" r="1" fill="#F4E3C4"/>
    <path stroke="#412A1B" stroke-width="1" stroke-linecap="round" d="m6 20 2.6-1M8.2 24l2.2-1.9M12.5 26.7l1.2-2.6M18 27.2l-.1-2.7M22.5 25.6l-1.4-2.4"/>
  `,
);
