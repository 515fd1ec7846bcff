import { BACKGROUNDS, type Background } from './backgrounds.ts';

/** The quiet shape behind a picture says where it comes from: a kitchen, a shelf, a pharmacy, a market stall. */
export type Backdrop = 'plate' | 'shelf' | 'cross' | 'basket';

const SHAPES: Record<Backdrop, (shade: string) => string> = {
  plate: (shade) =>
    `<circle cx="400" cy="400" r="318" fill="${shade}"/><circle cx="400" cy="400" r="262" fill="none" stroke="#FFF" stroke-opacity=".32" stroke-width="10"/>`,
  shelf: (shade) =>
    `<path fill="${shade}" d="M130 800V380a270 270 0 0 1 540 0v420z"/><path fill="none" stroke="#FFF" stroke-opacity=".3" stroke-width="10" d="M184 800V384a216 216 0 0 1 432 0v416"/>`,
  cross: (shade) =>
    `<path fill="${shade}" d="M290 90h220a40 40 0 0 1 40 40v120h120a40 40 0 0 1 40 40v220a40 40 0 0 1-40 40H550v120a40 40 0 0 1-40 40H290a40 40 0 0 1-40-40V550H130a40 40 0 0 1-40-40V290a40 40 0 0 1 40-40h120V130a40 40 0 0 1 40-40z"/>`,
  basket: (shade) =>
    `<g fill="${shade}">${[0, 30, 60, 90, 120, 150]
      .map((turn) => `<rect x="82" y="318" width="636" height="164" rx="82" transform="rotate(${turn} 400 400)"/>`)
      .join('')}<circle cx="400" cy="400" r="290"/></g>`,
};

export function drawBackground(background: Background, backdrop: Backdrop): string {
  const { colour, shade } = BACKGROUNDS[background];
  return `<rect width="800" height="800" fill="${colour}"/>${SHAPES[backdrop](shade)}`;
}
