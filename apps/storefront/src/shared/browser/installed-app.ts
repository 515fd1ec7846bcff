import { storedText } from './storage.ts';
import { storageEvents } from './storage-events.ts';

/** Only Chromium has it: kept by a script in the page until somebody wants it (browser/inline/first-paint.ts). */
type InstallPrompt = Event & { prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };
declare global {
  interface Window {
    installPrompt?: InstallPrompt | undefined;
  }
}

/** Only Safari on a phone says so by itself. */
type SafariNavigator = { readonly standalone?: boolean };

/** Whether this page runs as the installed app. */
export const isInstalledApp = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches || (navigator as SafariNavigator).standalone === true;

/** - prompt: the browser asks at a tap. - by hand: only the person can, by Safari's menu. */
export type InstallMethod = 'prompt' | 'by hand' | 'none';

export function installMethod(): InstallMethod {
  if (isInstalledApp()) return 'none';
  if (window.installPrompt) return 'prompt';
  return (navigator as SafariNavigator).standalone === false ? 'by hand' : 'none';
}

const events = storageEvents('beforeinstallprompt');
export const subscribeToInstallMethod = events.subscribe;

/** A prompt can be used once. */
export async function installApp(): Promise<void> {
  const { installPrompt } = window;
  window.installPrompt = undefined;
  await installPrompt?.prompt();
  events.notify();
}

const hint = storedText('install_hint');
export const isInstallHintRefused = (): boolean => hint.read() === 'refused';
export function refuseInstallHint(): void {
  hint.write('refused');
  events.notify();
}
