/** Shapes of flat colour on a 40 by 32 ground, each with the class that fills it. Plain markup: no code, no request. */
const PICTURES = {
  all: [
    ['M9 11h22l-1.5 18h-19z', 'fill-brand'],
    ['M14.5 14V9.5a5.5 5.5 0 0 1 11 0V14h-2.5V9.5a3 3 0 0 0-6 0V14z', 'fill-sun'],
    ['M14 20a6 6 0 0 0 12 0z', 'fill-surface'],
  ],
  restaurant: [
    ['M9 16a11.5 10 0 0 1 22 0z', 'fill-sun'],
    ['M16 8.5a2 2 0 1 1 4 0 2 2 0 0 1-4 0M23 11.5a1.75 1.75 0 1 1 3.5 0 1.75 1.75 0 0 1-3.5 0', 'fill-pepper'],
    ['M5 16h30a15 13 0 0 1-10.5 12h-9A15 13 0 0 1 5 16', 'fill-brand'],
  ],
  supermarket: [
    ['M11 14V6.5L13.5 3h4L20 6.5V14z', 'fill-sun'],
    ['M22 14c-1-5 1.5-8.5 4.5-8.5S32 9 30.5 14z', 'fill-pepper'],
    ['M5 14h30l-3 14.5H8z', 'fill-brand'],
    ['M12.5 17.5h2.5v7.5h-2.5zM18.75 17.5h2.5v7.5h-2.5zM25 17.5h2.5v7.5H25z', 'fill-surface'],
  ],
  pharmacy: [
    ['M8 9h24v19.5H8z', 'fill-brand'],
    ['M14 4h12v5h-2.5V6.5h-7V9H14z', 'fill-sun'],
    ['M17.75 13h4.5v3.5h3.5v4.5h-3.5v3.5h-4.5V21h-3.5v-4.5h3.5z', 'fill-surface'],
  ],
  'local-market': [
    ['M7 5h26l3 9H4z', 'fill-pepper'],
    ['M12.5 5h5L16 14h-5.5zM22.5 5h5l2 9H24z', 'fill-surface'],
    ['M8 15.5h24v13H8z', 'fill-sun'],
    ['M12 28.5a4 4 0 0 1 8 0zM20 28.5a4 4 0 0 1 8 0zM16 23a4 3.5 0 0 1 8 0z', 'fill-brand'],
  ],
  package: [
    ['M6 11 20 4.5 34 11v14L20 30 6 25z', 'fill-sun'],
    ['M6 11l14 5.5L34 11 20 4.5zM18.75 16h2.5v13.5l-1.25.5-1.25-.5z', 'fill-brand'],
    ['M13 8.5l14 5.5v4l-3.5 1.25V15.5L10 10z', 'fill-surface'],
  ],
} as const;

export type TilePictureName = keyof typeof PICTURES;

export function TilePicture({ name }: { readonly name: TilePictureName }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 32" className="h-8 w-10">
      {PICTURES[name].map(([path, fill]) => (
        <path key={path} d={path} className={fill} />
      ))}
    </svg>
  );
}
