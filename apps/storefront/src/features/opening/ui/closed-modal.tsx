import { Button, ButtonLink } from '@jara/ui/button';
import { tapped } from '@/shared/analytics/tracked.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { Dialog } from '@/shared/ui/dialog.tsx';

type Props = {
  readonly vendorName: string;
  readonly opens: string;
  /** Where pre-orders are taken: what is offered instead. */
  readonly later?: { readonly words: string; readonly choose: () => void } | undefined;
  readonly onClose: () => void;
};

/** Spec §2: the closed-restaurant modal, its words and where its button leads. */
export default function ClosedModal({ vendorName, opens, later, onClose }: Props) {
  return (
    <Dialog
      name="vendor_closed"
      open
      onClose={onClose}
      title="Restaurant is closed!"
      footer={
        <div className="grid gap-2">
          {later && (
            <Button
              wide
              {...tapped('button', 'order_for_later')}
              onClick={() => {
                later.choose();
                onClose();
              }}
            >
              {later.words}
            </Button>
          )}
          <ButtonLink wide look={later ? 'secondary' : 'primary'} href={BASE_PATH}>
            See open restaurants
          </ButtonLink>
        </div>
      }
    >
      <p className="text-ink-soft">
        {vendorName} cannot take your order right now. {opens} You can still read the menu.
      </p>
    </Dialog>
  );
}
