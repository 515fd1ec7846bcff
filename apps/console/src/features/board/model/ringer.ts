import { listeners } from '@jara/ui/browser/listeners';

const EVERY_MS = 2_000;
/** Two notes that carry through a kitchen. */
const NOTES = [880, 1_174.66] as const;
const NOTE_SECONDS = 0.22;

function sound(context: AudioContext): void {
  for (const [nth, frequency] of NOTES.entries()) {
    const at = context.currentTime + nth * NOTE_SECONDS;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.6, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + NOTE_SECONDS);
  }
}

/** Rings until it is told to stop. A browser plays nothing before somebody has touched the page. */
export function createRinger(open: () => AudioContext | undefined) {
  const changed = listeners();
  let context: AudioContext | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const ring = () => {
    if (context?.state === 'running') sound(context);
  };

  return {
    isMuted: () => context?.state !== 'running',
    subscribe: changed.subscribe,
    /** Within a tap, once is enough. */
    unlock(): void {
      if (!context) {
        context = open();
        context?.addEventListener('statechange', () => changed.notify());
      }
      void context?.resume().then(() => changed.notify());
    },
    setRinging(isRinging: boolean): void {
      if (isRinging === (timer !== undefined)) return;
      clearInterval(timer);
      timer = isRinging ? setInterval(ring, EVERY_MS) : undefined;
      if (isRinging) ring();
    },
  };
}

/** Not in every browser. */
export const ringer = createRinger(() => ('AudioContext' in window ? new AudioContext() : undefined));
