declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Pins an axis of a variable font to one value. */
    variationAxes?: Record<string, number>;
  };
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
