import type { Point } from './own-place.ts';

/** What the page says of it: whether customers see where the rider is, and if not, why. */
export type Sharing = 'off' | 'waiting' | 'sent' | 'denied' | 'no place' | 'no network';

const EVERY_MS = 5_000;
/** Whoever stands still is told of again: support looks for riders of whom nothing is heard. */
const STILL_EVERY_MS = 15_000;

type Deps = {
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'> | undefined;
  readonly report: (point: Point) => Promise<boolean>;
  readonly now: () => number;
  readonly onChange: (sharing: Sharing) => void;
  readonly onPlace: (place: Point | undefined) => void;
  /** Hears whether there is a network: at once, and whenever that changes. */
  readonly followNetwork: (listener: (isOnline: boolean) => void) => () => void;
};

/**
 * Sends where the phone is, at most every five seconds, as long as the returned function has not been called. One report
 * at a time: on a slow line the next one is newer.
 */
export function sendPosition({ geolocation, report, now, onChange, onPlace, followNetwork }: Deps): () => void {
  if (!geolocation) {
    onChange('no place');
    return () => undefined;
  }
  let place: Point | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;
  let isSending = false;
  let isOnline = true;
  let isStopped = false;
  onChange('waiting');
  const say = (sharing: Sharing) => isStopped || onChange(sharing);
  function moveTo(next: Point | undefined): void {
    place = next;
    if (!isStopped) onPlace(next);
  }
  async function send(): Promise<void> {
    if (!place || !isOnline || isSending || now() - sentAt < EVERY_MS) return;
    isSending = true;
    sentAt = now();
    const sent = await report(place).then(
      (isUsed) => (isUsed ? 'sent' : 'off'),
      () => 'no network' as const,
    );
    isSending = false;
    // The network may have gone, or the place, while it was on its way.
    if (isOnline && place) say(sent);
  }
  const watch = geolocation.watchPosition(
    ({ coords: { latitude, longitude } }) => {
      moveTo({ latitude, longitude });
      void send();
    },
    ({ code, PERMISSION_DENIED }) => {
      moveTo(undefined);
      say(code === PERMISSION_DENIED ? 'denied' : 'no place');
    },
    { enableHighAccuracy: true, maximumAge: EVERY_MS, timeout: 30_000 },
  );
  const again = setInterval(() => void send(), STILL_EVERY_MS);
  const unfollow = followNetwork((next) => {
    const isBack = next && !isOnline;
    isOnline = next;
    if (!next) say('no network');
    if (!isBack || !place) return;
    say('waiting');
    void send();
  });
  return () => {
    isStopped = true;
    clearInterval(again);
    unfollow();
    geolocation.clearWatch(watch);
    onPlace(undefined);
  };
}
