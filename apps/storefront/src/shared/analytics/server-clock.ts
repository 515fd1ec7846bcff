/** How far the device's clock is behind our server's. Cheap phones lose the time with their battery. */
let behindMs = 0;

/** A signature with another time than this is refused. */
export const serverNow = (): number => Date.now() + behindMs;

export function learnServerTime({ headers }: Response): void {
  const said = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(said)) behindMs = said - Date.now();
}
