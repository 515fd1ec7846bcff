import { Button } from '@jara/ui/button';
import { tapped } from '@/shared/analytics/tracked.ts';
import { installApp } from '@/shared/browser/installed-app.ts';
import { useInstallMethod, useIsInstalledApp } from '@/shared/browser/use-install-method.ts';
import { InstallByHand } from '@/shared/ui/install-by-hand.tsx';

export function InstallApp() {
  const way = useInstallMethod();
  const isInstalled = useIsInstalledApp();
  if (isInstalled) return <p>You are using the installed app.</p>;
  if (way === 'by hand') return <InstallByHand />;
  if (way === 'none') {
    return <p className="text-14 text-ink-soft">Look for ‘Install’ or ‘Add to Home screen’ in your browser’s menu.</p>;
  }
  return (
    <>
      <p className="text-14 text-ink-soft">Jara opens from your home screen, also without a network.</p>
      <Button wide {...tapped('button', 'install_app')} onClick={() => void installApp()}>
        Install
      </Button>
    </>
  );
}
