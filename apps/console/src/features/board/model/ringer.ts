import { listeners } from '@jara/ui/browser/listeners';

const EVERY_MS = 2_000;
/** Two notes that carry through a kitchen. */
const NOTES = [880, 1_174.66] as const;
const NOTE_SECONDS = 0.22;
/** One note, for what needs nobody. */
const GENTLE = [587.33] as const;

function sound(context: AudioContext, notes: readonly number[], loudest: number): void {
  for (const [nth, frequency] of notes.entries()) {
    const at = context.currentTime + nth * NOTE_SECONDS;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(loudest, at + 0.02);
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
    if (context?.state === 'running') sound(context, NOTES, 0.6);
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
    /** Sounds once. */
    chime(): void {
      if (context?.state === 'running') sound(context, GENTLE, 0.3);
    },
    /** Not at once where it may be over soon: it begins two seconds later. */
    setRinging(isRinging: boolean, atOnce = true): void {
      if (isRinging === (timer !== undefined)) return;
      clearInterval(timer);
      timer = isRinging ? setInterval(ring, EVERY_MS) : undefined;
      if (isRinging && atOnce) ring();
    },
  };
}

/** Not in every browser. */
export const ringer = createRinger(() => ('AudioContext' in window ? new AudioContext() : undefined));
