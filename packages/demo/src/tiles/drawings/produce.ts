import { type Art, drawing } from '../art.ts';

/** Two tubers of yam, one cut across. */
export const yam: Art = drawing(
  '<path fill="#7D5A3C" d="M3 12C6 6.500 13 4 19.500 5.500s10 4.500 9.500 8-5.500 5-12 5S1 16 3 12z"/><path fill="#5E4029" d="M9 8.500c.7-.4 1.300.5.600 1l-1.500 1c-.7.400-1.300-.5-.6-1zm8 1.500c.8-.2 1.200.8.4 1.100l-1.700.6c-.8.2-1.200-.9-.4-1.100zm6-.2c.8 0 .8 1.200 0 1.200l-1.700.1c-.8 0-.8-1.200 0-1.200zM12.500 14c.8-.1.900 1.100.1 1.200l-1.700.1c-.8.1-.9-1.100-.1-1.200z"/>' +
    '<path fill="#8C6746" d="M6.500 19.500c4.500-3 13-3.500 18.500-.5s6 8-1 10-17 1.300-20-1.500-1.700-5.300 2.500-8z"/><ellipse cx="24" cy="23.500" rx="5" ry="6.300" fill="#6B4A30" transform="rotate(-8 24 23.500)"/><ellipse cx="24.200" cy="23.500" rx="4" ry="5.200" fill="#FBF0D9" transform="rotate(-8 24.200 23.500)"/><ellipse cx="24.300" cy="23.500" rx="2" ry="3" fill="#F3E2BF" transform="rotate(-8 24.300 23.500)"/><path fill="#6B4A30" d="M9.500 22.500c.8-.3 1.300.8.500 1.100l-1.600.7c-.8.3-1.300-.8-.5-1.100zm6 2.300c.8-.1.900 1.100.1 1.200l-1.800.2c-.8.100-.9-1.100-.1-1.200z"/>',
);

const pod = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="#44911B" d="M-3.600-9h7.200C4 -2 2.400 6 0 12-2.400 6-4-2-3.600-9z"/><path fill="#6FB446" d="M-1.400-9h2.800C1.600-2 1.200 5 0 10.500-1.200 5-1.600-2-1.400-9z"/><path fill="#86D72F" d="M-4.200-9.600c0-1.400 2-2.300 4.200-2.300s4.200.9 4.200 2.300S2.300-8 0-8s-4.200-.2-4.200-1.600z"/><path fill="#44911B" d="M-.8-14h1.600v2.600H-.8z"/></g>`;

/** Okro pods. */
export const okro: Art = drawing(pod(8.500, 17, 14) + pod(23.500, 17, -14) + pod(16, 17.500, 0));

/** A bundle of long leaves tied at the stem. */
export const leaves = (leaf: string, vein: string): Art =>
  drawing(
    `<g fill="${leaf}"><path d="M14 20C4 17 2 10 4 5c5 1 10 6 10.500 14z"/><path d="M18 20c10-3 12-10 10-15-5 1-10 6-10.500 14z"/><path d="M16 20c-5-6-5-13 0-18 5 5 5 12 0 18z"/></g><g fill="none" stroke="${vein}" stroke-width=".9" stroke-linecap="round"><path d="M6 7.500c4 3 6.500 7 7.700 11.500M26 7.500c-4 3-6.500 7-7.700 11.500M16 5v14"/></g>` +
      '<path fill="#6FB446" d="M12.500 19h7l1.500 11h-2.600l-1-7-.4 7h-2l-.4-7-1 7H11z"/><rect x="11.500" y="20" width="9" height="3.200" rx="1.600" fill="#D9A45B"/>',
  );

/** A dried or smoked fish, curled as they are sold. */
export const smokedFish: Art = drawing(
  '<path fill="#5E4029" d="M16 4C8.800 4 3 9.600 3 16.500S8.800 29 16 29c5.500 0 9.500-3 11.500-7l2.500-.5-1.500-3.300 1.500-3-4 .3c-1.300 4.200-4.800 7.700-9.500 7.700-4 0-7-2.900-7-6.500S12 10 16 10c1.800 0 3.300.5 4.500 1.500L24 8.200C21.900 5.500 19.200 4 16 4z"/><path fill="#7D5A3C" d="M16 6c-6 0-10.800 4.700-10.800 10.500 0 1.300 2 1.200 2 0C7.200 11.700 11.200 8 16 8c1.500 0 2.900.3 4.100.9 1.100.5 2-1 .9-1.600C19.500 6.400 17.800 6 16 6z"/><circle cx="20.800" cy="8.600" r="1" fill="#F4E3C4"/><path stroke="#412A1B" stroke-width="1" stroke-linecap="round" d="m6 20 2.600-1M8.200 24l2.200-1.900M12.500 26.700l1.200-2.600M18 27.200l-.1-2.700M22.500 25.600l-1.400-2.400"/>',
);
