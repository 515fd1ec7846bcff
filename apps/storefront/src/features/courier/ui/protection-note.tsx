import { Button } from '@jara/ui/button';
import { useLayerInAddress } from '@/shared/browser/layers.ts';
import { ORDERS_HREF } from '@/shared/config/order-href.ts';
import { Dialog } from '@/shared/ui/dialog.tsx';

/** Spec §2: `show_protection_note=true` shows the explanation of package protection. */
export function ProtectionNote() {
  const { values, close } = useLayerInAddress('courier protection');
  if (values.show_protection_note !== 'true') return null;
  return (
    <Dialog
      name="package_protection"
      open
      onClose={close}
      closesOnBack={false}
      title="Package protection"
      footer={
        <Button wide onClick={close}>
          Got it
        </Button>
      }
    >
      <ul className="grid list-disc gap-3 ps-5">
        <li>It covers loss and damage from the moment the rider picks the package up until it is handed over.</li>
        <li>It costs 2% of the worth that you declare, on top of the delivery fee.</li>
        <li>We pay back what was lost or damaged, up to the declared worth.</li>
        <li>
          To claim, open the delivery in{' '}
          <a href={ORDERS_HREF} className="font-semibold text-brand underline">
            your orders and choose Get help
          </a>
          .
        </li>
      </ul>
    </Dialog>
  );
}
