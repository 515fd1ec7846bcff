import { LONGEST_NOTE } from '@jara/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Field } from '@/shared/ui/field.tsx';

/** A pause in typing that is taken for its end. */
const PAUSE_MS = 700;

type Props = {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onSave: (note: string) => void;
};

/** A note that is kept by itself: after a pause, or when it or its page is left. */
export function NoteField({ name, label, placeholder, value, onSave }: Props) {
  const [draft, setDraft] = useState<string>();
  const save = useEffectEvent(() => {
    if (draft !== undefined && draft.trim() !== value.trim()) onSave(draft.trim());
  });

  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  // A sheet or a page that is left while something is being written.
  useEffect(() => {
    const leave = () => save();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return (
    <Field
      name={name}
      label={label}
      placeholder={placeholder}
      rows={2}
      maxLength={LONGEST_NOTE}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => {
        if (draft !== undefined && draft.trim() !== value.trim()) onSave(draft.trim());
        setDraft(undefined);
      }}
    />
  );
}
