import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { afterQueryDialog, showQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { COURIER } from '../model/courier-address.ts';
import { EndPicker } from './end-picker.tsx';
import { ProtectionNote } from './protection-note.tsx';

type Props = {
  /** Without one there is no map. */
  readonly mapStyleUrl: string | undefined;
  readonly onClose: () => void;
};

const showDrawer = () => afterQueryDialog(() => showQueryDialog(COURIER, { open: 'relay' }));

/** What a link opens without the drawer. The form shows the address that was chosen. */
export default function CourierDialogs({ mapStyleUrl }: Props) {
  return (
    <ApiProvider>
      <ProtectionNote />
      <EndPicker mapStyleUrl={mapStyleUrl} onPicked={showDrawer} />
    </ApiProvider>
  );
}
