import { type ReactNode, useId } from 'react';
import { Island } from '@/shared/ui/island.tsx';
import { DataSaverSwitch } from './data-saver-switch.island.tsx';
import { DataUsed } from './data-used.island.tsx';
import { InstallApp } from './install-app.island.tsx';
import { OfflineStorage } from './offline-storage.island.tsx';

/** For guests too: it is about this browser, not about an account. */
export function SettingsPage() {
  return (
    <div className="mx-auto grid max-w-xl grid-cols-1 gap-4">
      <h1 className="text-28">Data and app</h1>
      <SettingsSection title="Data saver">
        <Island name="DataSaverSwitch" wakes="idle">
          <DataSaverSwitch />
        </Island>
      </SettingsSection>
      <SettingsSection title="Used in this visit">
        <Island name="DataUsed" wakes="idle">
          <DataUsed />
        </Island>
      </SettingsSection>
      <SettingsSection title="Kept for reading offline">
        <Island name="OfflineStorage" wakes="idle">
          <OfflineStorage />
        </Island>
      </SettingsSection>
      <SettingsSection title="Install the app">
        <Island name="InstallApp" wakes="idle">
          <InstallApp />
        </Island>
      </SettingsSection>
    </div>
  );
}

type Props = { readonly title: string; readonly children: ReactNode };

function SettingsSection({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4">
      <h2 id={id} className="text-18">
        {title}
      </h2>
      {children}
    </section>
  );
}
