const EVERY_MS = 2_000;
const VIBRATION = [400, 200, 400];

/** Two short tones. A browser that has heard no tap yet plays none. */
function beep(audio: AudioContext): void {
  for (const [nth, pitch] of [880, 1_175].entries()) {
    const tone = audio.createOscillator();
    const begins = audio.currentTime + nth * 0.2;
    tone.frequency.value = pitch;
    tone.connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + 0.15);
  }
}

/** Rings and shakes the phone until the returned function is called. */
export function ring(): () => void {
  const audio = typeof AudioContext === 'undefined' ? undefined : new AudioContext();
  const shake = () => {
    (navigator as Partial<Navigator>).vibrate?.(VIBRATION);
    if (audio) beep(audio);
  };
  shake();
  const timer = setInterval(shake, EVERY_MS);
  return () => {
    clearInterval(timer);
    void audio?.close();
  };
}
