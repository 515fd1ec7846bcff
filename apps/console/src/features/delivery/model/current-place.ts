type Place = { readonly latitude: number; readonly longitude: number };

const WITHIN_MS = 5_000;

/** Where the phone is, once. Undefined if it does not say, or not in time: nobody waits for it. */
export const currentPlace = (): Promise<Place | undefined> =>
  new Promise((resolve) => {
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) return resolve(undefined);
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { enableHighAccuracy: false, timeout: WITHIN_MS, maximumAge: 60_000 },
    );
  });
