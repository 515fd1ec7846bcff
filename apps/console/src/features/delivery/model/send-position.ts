/** What the page says of it: whether customers see where the rider is, and if not, why. */
export type Sharing = 'off' | 'waiting' | 'sent' | 'denied' | 'no place' | 'no network';

const EVERY_MS = 5_000;

type Point = { readonly latitude: number; readonly longitude: number };
type Deps = {
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'> | undefined;
  readonly report: (point: Point) => Promise<boolean>;
  readonly now: () => number;
  readonly onChange: (sharing: Sharing) => void;
};

/**
 * Sends where the phone is, at most every five seconds, as long as the returned function has not been called. One report
 * at a time: on a slow line the next one is newer.
 */
export function sendPosition({ geolocation, report, now, onChange }: Deps): () => void {
  if (!geolocation) {
    onChange('no place');
    return () => undefined;
  }
  let sentAt = Number.NEGATIVE_INFINITY;
  let isSending = false;
  let isStopped = false;
  onChange('waiting');
  const say = (sharing: Sharing) => isStopped || onChange(sharing);
  async function send(point: Point): Promise<void> {
    if (isSending || now() - sentAt < EVERY_MS) return;
    isSending = true;
    sentAt = now();
    try {
      say((await report(point)) ? 'sent' : 'off');
    } catch {
      say('no network');
    } finally {
      isSending = false;
    }
  }
  const watch = geolocation.watchPosition(
    ({ coords: { latitude, longitude } }) => void send({ latitude, longitude }),
    ({ code, PERMISSION_DENIED }) => say(code === PERMISSION_DENIED ? 'denied' : 'no place'),
    { enableHighAccuracy: true, maximumAge: EVERY_MS, timeout: 30_000 },
  );
  return () => {
    isStopped = true;
    geolocation.clearWatch(watch);
  };
}
