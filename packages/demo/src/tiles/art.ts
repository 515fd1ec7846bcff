/** What a picture shows: an icon of the open set, with some of its colours changed, or a drawing of our own. */
export type Art =
  | { readonly icon: string; readonly recolour?: Recolour }
  | { readonly drawing: string; readonly emblem?: Emblem };

/** From a fill of the icon to the colour it gets. */
export type Recolour = Readonly<Record<string, string>>;

/** An icon set small onto a drawing, such as the sheaf of wheat on a bag of flour: its middle and its size. */
export type Emblem = { readonly icon: string; readonly x: number; readonly y: number; readonly size: number };

export const icon = (name: string, recolour?: Recolour): Art => ({ icon: name, ...(recolour && { recolour }) });

/** `svg` draws on a square of 32 × 32, as the icons do. */
export const drawing = (svg: string, emblem?: Emblem): Art => ({ drawing: svg, ...(emblem && { emblem }) });
