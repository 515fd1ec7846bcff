import { type Art, drawing } from '../art.ts';

/** Two tubers of yam, one cut across. */
export const yam: Art = drawing(
  '<path fill="#7D5A3C" d="M3 12C6 6.5 13 4 19.5 5.500s10 4.5 9.5 8-5.5 5-12 5S1 16 3 12z"/><path fill="#5E4029" d="M9 8.500c.7-.4 1.3.5.6 1l-1.5 1c-.7.4-1.3-.5-.6-1zm8 1.500c.8-.2 1.2.8.4 1.100l-1.7.6c-.8.2-1.2-.9-.4-1.100zm6-.2c.8 0 .8 1.2 0 1.200l-1.7.1c-.8 0-.8-1.2 0-1.200zM12.5 14c.8-.1.9 1.1.1 1.200l-1.7.1c-.8.1-.9-1.1-.1-1.200z"/>' +
    '<path fill="#8C6746" d="M6.5 19.500c4.5-3 13-3.5 18.5-.5s6 8-1 10-17 1.3-20-1.5-1.7-5.3 2.5-8z"/><ellipse cx="24" cy="23.5" rx="5" ry="6.3" fill="#6B4A30" transform="rotate(-8 24 23.5)"/><ellipse cx="24.2" cy="23.5" rx="4" ry="5.2" fill="#FBF0D9" transform="rotate(-8 24.2 23.5)"/><ellipse cx="24.3" cy="23.5" rx="2" ry="3" fill="#F3E2BF" transform="rotate(-8 24.3 23.5)"/><path fill="#6B4A30" d="M9.5 22.500c.8-.3 1.3.8.5 1.100l-1.6.7c-.8.3-1.3-.8-.5-1.100zm6 2.300c.8-.1.9 1.1.1 1.200l-1.8.2c-.8.1-.9-1.1-.1-1.200z"/>',
);

const pod = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="#44911B" d="M-3.6-9h7.200C4 -2 2.4 6 0 12-2.4 6-4-2-3.6-9z"/><path fill="#6FB446" d="M-1.4-9h2.800C1.6-2 1.2 5 0 10.5-1.2 5-1.6-2-1.4-9z"/><path fill="#86D72F" d="M-4.2-9.600c0-1.4 2-2.3 4.2-2.300s4.2.9 4.2 2.300S2.3-8 0-8s-4.2-.2-4.2-1.600z"/><path fill="#44911B" d="M-.8-14h1.600v2.600H-.8z"/></g>`;

/** Okro pods. */
export const okro: Art = drawing(pod(8.5, 17, 14) + pod(23.5, 17, -14) + pod(16, 17.5, 0));

/** A bundle of long leaves tied at the stem. */
export const leaves = (leaf: string, vein: string): Art =>
  drawing(
    `<g fill="${leaf}"><path d="M14 20C4 17 2 10 4 5c5 1 10 6 10.5 14z"/><path d="M18 20c10-3 12-10 10-15-5 1-10 6-10.5 14z"/><path d="M16 20c-5-6-5-13 0-18 5 5 5 12 0 18z"/></g><g fill="none" stroke="${vein}" stroke-width=".9" stroke-linecap="round"><path d="M6 7.500c4 3 6.5 7 7.7 11.500M26 7.500c-4 3-6.5 7-7.7 11.500M16 5v14"/></g>` +
      '<path fill="#6FB446" d="M12.5 19h7l1.5 11h-2.600l-1-7-.4 7h-2l-.4-7-1 7H11z"/><rect x="11.5" y="20" width="9" height="3.2" rx="1.6" fill="#D9A45B"/>',
  );

/** A dried or smoked fish, curled as they are sold. */
export const smokedFish: Art = drawing(
  '<path fill="#5E4029" d="M16 4C8.8 4 3 9.6 3 16.500S8.8 29 16 29c5.5 0 9.5-3 11.5-7l2.5-.5-1.5-3.3 1.5-3-4 .3c-1.3 4.2-4.8 7.7-9.5 7.7-4 0-7-2.9-7-6.500S12 10 16 10c1.8 0 3.3.5 4.5 1.500L24 8.200C21.9 5.5 19.2 4 16 4z"/><path fill="#7D5A3C" d="M16 6c-6 0-10.8 4.7-10.8 10.5 0 1.3 2 1.2 2 0C7.2 11.7 11.2 8 16 8c1.5 0 2.9.3 4.1.9 1.1.5 2-1 .9-1.600C19.5 6.4 17.8 6 16 6z"/><circle cx="20.8" cy="8.6" r="1" fill="#F4E3C4"/><path stroke="#412A1B" stroke-width="1" stroke-linecap="round" d="m6 20 2.6-1M8.2 24l2.2-1.900M12.5 26.700l1.2-2.600M18 27.200l-.1-2.700M22.5 25.600l-1.4-2.4"/>',
);
