import { type DeliveryTime, deliveryDates, type PreorderVendor, slotsOn, timeRangeOf } from '@jara/domain/preorder';
import { Button } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { useState } from 'react';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { chooseTime } from '../model/chosen-time.ts';
import { zoneText } from '../model/zone-text.ts';
import { DayChoice } from './day-choice.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { useMinute } from './use-minute.ts';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly vendor: PreorderVendor;
  readonly chosen: DeliveryTime | undefined;
};

/** Spec §2: the preorder modal. Days and hours are the vendor's, wherever the browser is. */
export default function PreorderModal({ open, onClose, vendor, chosen }: Props) {
  const now = useMinute();
  const [mark, setMark] = useState<Partial<DeliveryTime>>(chosen ?? {});
  const dates = deliveryDates(vendor, now);
  // What was marked may have gone with the hour.
  const date = dates.find((each) => each === mark.deliveryDate) ?? dates[0];
  const slots = date === undefined ? [] : slotsOn(vendor, date, now);
  const slot = slots.find((each) => timeRangeOf(each) === mark.timeRange);

  const set = () => {
    if (date === undefined || !slot) return;
    chooseTime({ deliveryDate: date, timeRange: timeRangeOf(slot) });
    onClose();
  };

  return (
    <Dialog
      name="delivery_time"
      open={open}
      onClose={onClose}
      title="Choose delivery time"
      description={zoneText(vendor.time_zone)}
      footer={
        date !== undefined && (
          <Button wide disabled={!slot} onClick={set}>
            Set delivery time
          </Button>
        )
      }
    >
      {date === undefined ? (
        <EmptyState title="No delivery times">
          Nothing can be pre-ordered here for the next days. Please come back later, or choose another order type.
        </EmptyState>
      ) : (
        <div className="grid gap-5">
          <DayChoice
            dates={dates}
            zone={vendor.time_zone}
            now={now}
            value={date}
            onChange={(deliveryDate) => setMark(({ timeRange }) => ({ ...(timeRange && { timeRange }), deliveryDate }))}
          />
          <SlotChoice
            date={date}
            slots={slots}
            value={slot}
            onChange={(chosenSlot) => setMark({ deliveryDate: date, timeRange: timeRangeOf(chosenSlot) })}
          />
        </div>
      )}
    </Dialog>
  );
}
