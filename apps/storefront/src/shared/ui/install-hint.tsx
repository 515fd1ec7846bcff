import { Button } from '@jara/ui/button';
import { TextButton } from '@jara/ui/text-button';
import { tapped } from '../analytics/tracked.ts';
import { installApp, refuseInstallHint } from '../browser/installed-app.ts';
import { useInstallMethod, useIsInstallHintRefused } from '../browser/use-install-method.ts';
import { InstallByHand } from './install-by-hand.tsx';

/** Offers to install the app, once there is something in it for the person; whoever refuses is not asked again. */
export function InstallHint() {
  const way = useInstallMethod();
  const isRefused = useIsInstallHintRefused();
  if (way === 'none' || isRefused) return null;
  return (
    <aside aria-label="Install Jara" className="grid gap-2 rounded-card border border-line p-4">
      <p className="font-semibold">Keep Jara on your home screen</p>
      <p className="text-14 text-ink-soft">Your order and its PIN open in one tap, also without a network.</p>
      {way === 'by hand' && <InstallByHand />}
      <div className="flex flex-wrap items-center gap-2">
        {way === 'prompt' && (
          <Button {...tapped('button', 'install_app')} onClick={() => void installApp()}>
            Install
          </Button>
        )}
        <TextButton {...tapped('button', 'refuse_install')} onClick={refuseInstallHint}>
          No, thanks
        </TextButton>
      </div>
    </aside>
  );
}
