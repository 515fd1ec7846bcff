import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { openLayer } from '@/shared/browser/layers.ts';
import { afterQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { EndPicker } from './end-picker.tsx';
import { ProtectionNote } from './protection-note.tsx';

type Props = {
  /** Without one there is no map. */
  readonly mapStyleUrl: string | undefined;
  readonly onClose: () => void;
};

const showDrawer = () => afterQueryDialog(() => openLayer('courier', { open: 'relay' }));

/** What a link opens without the drawer. The form shows the address that was chosen. */
export default function CourierDialogs({ mapStyleUrl }: Props) {
  return (
    <ApiProvider>
      <ProtectionNote />
      <EndPicker mapStyleUrl={mapStyleUrl} onPicked={showDrawer} />
    </ApiProvider>
  );
}
