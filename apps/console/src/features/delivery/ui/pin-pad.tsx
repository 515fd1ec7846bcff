import { Button } from '@jara/ui/button';
import { type KeyboardEvent, useId } from 'react';

const PLACES = [0, 1, 2, 3];
const PIN_LENGTH = PLACES.length;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const KEY = 'min-h-14 rounded-card border border-line bg-surface font-semibold text-28 tabular-nums active:bg-sunk';

type Props = {
  /** What is typed. */
  readonly pin: string;
  readonly onPin: (pin: string) => void;
  readonly onDone: () => void;
  readonly isChecking: boolean;
  /** The step before is not done yet, so no PIN can be checked. */
  readonly isTooEarly: boolean;
  /** Why the last one was refused, or not checked. */
  readonly error: string | undefined;
  readonly label: string;
};

/** Big digits for one thumb; a keyboard types into it too. */
export function PinPad({ pin, onPin, onDone, isChecking, isTooEarly, error, label }: Props) {
  const errorId = useId();
  const add = (digit: string) => onPin((pin + digit).slice(0, PIN_LENGTH));
  const erase = () => onPin(pin.slice(0, -1));
  const isWhole = pin.length === PIN_LENGTH;
  function onKeyDown(event: KeyboardEvent) {
    if (/^\d$/.test(event.key)) add(event.key);
    else if (event.key === 'Backspace') erase();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same.
    <div onKeyDown={onKeyDown} className="grid gap-3">
      <p className="text-center font-medium">Ask the customer for the PIN</p>
      <output aria-label={`${pin.length} of ${PIN_LENGTH} digits`} className="flex justify-center gap-3">
        {PLACES.map((nth) => (
          <span
            key={nth}
            className="flex size-14 items-center justify-center rounded-card border border-ink-soft/70 bg-surface font-semibold text-28 tabular-nums"
          >
            {pin[nth]}
          </span>
        ))}
      </output>
      <p id={errorId} role="alert" className="text-center font-semibold text-pepper empty:hidden">
        {error}
      </p>
      <div className="grid grid-cols-3 gap-2">
        {KEYS.map((digit) => (
          <button key={digit} type="button" className={KEY} onClick={() => add(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={KEY} aria-label="Erase" onClick={erase}>
          ⌫
        </button>
        <button type="button" className={KEY} onClick={() => add('0')}>
          0
        </button>
        <Button
          className="rounded-card px-1 text-18"
          disabled={!isWhole || isTooEarly}
          loading={isChecking && '…'}
          aria-describedby={errorId}
          onClick={onDone}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
