/** What a picture shows: an icon of the open set, with some of its colours changed, or a drawing of our own. */
export type Art = { readonly icon: string; readonly recolour?: Recolour } | { readonly drawing: string };

/** From a fill of the icon to the colour it gets. */
export type Recolour = Readonly<Record<string, string>>;

export const icon = (name: string, recolour?: Recolour): Art => ({ icon: name, ...(recolour && { recolour }) });

/** `svg` draws on a square of 32 × 32, as the icons do. */
export const drawing = (svg: string): Art => ({ drawing: svg });
