import { DataSaverSwitch } from './data-saver-switch.tsx';
import { DataUsed } from './data-used.tsx';
import { InstallApp } from './install-app.tsx';
import { KeptOffline } from './kept-offline.tsx';
import { SettingsSection } from './settings-section.tsx';

/** For guests too: it is about this browser, not about an account. */
export function SettingsPage() {
  return (
    <div className="mx-auto grid max-w-xl gap-4">
      <h1 className="text-28">Data and app</h1>
      <SettingsSection title="Data saver">
        <DataSaverSwitch />
      </SettingsSection>
      <SettingsSection title="Used in this visit">
        <DataUsed />
      </SettingsSection>
      <SettingsSection title="Kept for reading offline">
        <KeptOffline />
      </SettingsSection>
      <SettingsSection title="Install the app">
        <InstallApp />
      </SettingsSection>
    </div>
  );
}
