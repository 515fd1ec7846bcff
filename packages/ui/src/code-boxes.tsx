import clsx from 'clsx';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { type Code, eraseBox, fillBoxes, type Typed, typeInBox } from './browser/otp-boxes.ts';

/** React wants to hear that a value can change. */
const keepTyping = () => undefined;

type Props = {
  readonly code: Code;
  readonly onChange: (code: Code) => void;
  readonly isWrong: boolean;
  /** Of what stands below the boxes and says why the code was refused. */
  readonly errorId: string;
  readonly firstBox: RefObject<HTMLInputElement | null>;
};

/** Spec §2: boxes of one digit each. The first takes the whole code when the phone fills it in. */
export function CodeBoxes({ code, onChange, isWrong, errorId, firstBox }: Props) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  const go = (box: number) => boxes.current[box]?.focus();
  const take = ({ code: next, box }: Typed) => {
    onChange(next);
    go(box);
  };

  const onKeyDown = (event: KeyboardEvent, box: number) => {
    if (event.key === 'Backspace') take(eraseBox(code, box));
    else if (event.key === 'ArrowLeft') go(box - 1);
    else if (event.key === 'ArrowRight') go(box + 1);
    else return;
    event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent, box: number) => {
    event.preventDefault();
    take(fillBoxes(code, box, event.clipboardData.getData('text')));
  };

  return (
    <fieldset className="flex justify-center gap-3">
      <legend className="sr-only">{`Code of ${code.length} digits`}</legend>
      {[...code.keys()].map((box) => (
        <input
          key={box}
          ref={(element) => {
            boxes.current[box] = element;
            if (box === 0) firstBox.current = element;
          }}
          value={code[box]}
          // Not onChange: React leaves that out when the same digit is typed over itself, and the next box waits.
          onInput={(event) => take(typeInBox(code, box, event.currentTarget.value))}
          onChange={keepTyping}
          onKeyDown={(event) => onKeyDown(event, box)}
          onPaste={(event) => onPaste(event, box)}
          // What is typed into a full box takes the digit's place.
          onFocus={(event) => event.target.select()}
          inputMode="numeric"
          autoComplete={box === 0 ? 'one-time-code' : 'off'}
          aria-label={`Digit ${box + 1}`}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          className={clsx(
            'size-14 rounded-card border text-center font-semibold text-22 text-ink tabular-nums',
            isWrong ? 'border-pepper bg-pepper/10' : 'border-ink-soft/70 bg-surface',
          )}
        />
      ))}
    </fieldset>
  );
}
