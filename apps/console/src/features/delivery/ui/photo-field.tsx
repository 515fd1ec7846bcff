import { toast } from '@jara/ui/toast';
import { type ChangeEvent, useId } from 'react';
import { smallPhoto } from '../model/small-photo.ts';

type Props = {
  /** Undefined where what was taken is no photo. */
  readonly onPhoto: (photo: Blob | undefined) => void;
  readonly note: string;
};

/** Takes a photo with the phone's camera, and makes it small. */
export function PhotoField({ onPhoto, note }: Props) {
  const id = useId();
  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    const small = file && (await smallPhoto(file));
    if (file && !small) toast.error('That is no photo that we can read. Please take another one.');
    onPhoto(small);
  }
  return (
    <div className="grid grid-cols-1 gap-1.5 text-start">
      <label htmlFor={id} className="font-medium text-14">
        Photo of the door or the street
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        onChange={(event) => void take(event)}
        className="min-h-12 w-full min-w-0 rounded-card border border-line p-2 file:me-3 file:min-h-8 file:rounded-pill file:border-0 file:bg-sunk file:px-4 file:font-semibold file:text-ink"
      />
      <p className="text-14 text-ink-soft">{note}</p>
    </div>
  );
}
