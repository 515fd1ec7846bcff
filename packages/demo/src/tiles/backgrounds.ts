/**
 * What a picture stands on: flat colours of the product's own palette, softened for pictures, and three strong ones.
 * `shade` is what shows a picture off best on that colour: one step darker, or cream on the strong ones.
 */
export const BACKGROUNDS = {
  sand: { colour: '#F3E9D8', shade: '#E8D9BF' },
  amber: { colour: '#FBDFA3', shade: '#F8CE79' },
  leaf: { colour: '#CFE7D4', shade: '#B4D8BD' },
  pepper: { colour: '#F8D2C7', shade: '#F2BAAB' },
  cocoa: { colour: '#E3CCB2', shade: '#D5B796' },
  sky: { colour: '#D3E4EA', shade: '#B9D3DC' },
  forest: { colour: '#0B6B3A', shade: '#F6EEDF' },
  sun: { colour: '#F5A524', shade: '#FCEBC8' },
  brick: { colour: '#C2321F', shade: '#F9E6DC' },
} as const;

export type Background = keyof typeof BACKGROUNDS;
