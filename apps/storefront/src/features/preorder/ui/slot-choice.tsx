import { dayOf, dayText, type Slot, slotText, timeRangeOf } from '@jara/domain/preorder';
import { RadioCards } from '@jara/ui/radio-card';

type Props = {
  readonly date: string;
  readonly slots: readonly Slot[];
  readonly value: Slot | undefined;
  readonly onChange: (slot: Slot) => void;
};

export function SlotChoice({ date, slots, value, onChange }: Props) {
  return (
    <RadioCards
      label="Time"
      value={value ? timeRangeOf(value) : null}
      onChange={(range) => {
        const slot = slots.find((each) => timeRangeOf(each) === range);
        if (slot) onChange(slot);
      }}
      options={slots.map((slot) => {
        const begins = dayOf(date, slot.start);
        return {
          value: timeRangeOf(slot),
          title: slotText(slot),
          // The hours after midnight are that evening's, and yet another day's.
          ...(begins !== date && { detail: `After midnight: ${dayText(begins)}` }),
        };
      })}
    />
  );
}
