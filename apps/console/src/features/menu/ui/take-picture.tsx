import type { StaffDish } from '@jara/contract';
import { toast } from '@jara/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { menuQuery } from '../api/menu.query.ts';
import { uploadPicture } from '../api/upload-picture.ts';
import { shrinkPicture } from '../model/shrink-picture.ts';
import { DishPicture } from './dish-picture.tsx';

const BUTTON =
  'inline-flex min-h-12 flex-1 cursor-pointer items-center justify-center rounded-pill border border-line bg-surface px-4 text-center font-semibold hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-brand';

/** A photo by the camera or of the album, made small here, shown at once, and sent. */
export function TakePicture({ dish }: { readonly dish: StaffDish }) {
  const client = useQueryClient();
  const [preview, setPreview] = useState<string>();
  const [part, setPart] = useState(0);
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview]);
  const send = useMutation({
    async mutationFn(file: Blob) {
      setPart(0);
      const picture = await shrinkPicture(file);
      if (!picture) throw new Error('This is no picture that can be read here.');
      setPreview(URL.createObjectURL(picture));
      await uploadPicture(dish.id, picture, setPart);
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: menuQuery().queryKey });
      setPreview(undefined);
      toast.success('Picture saved');
    },
    onError: () => setPreview(undefined),
    meta: { failure: 'rethrow' },
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again.
    event.target.value = '';
    if (file) send.mutate(file);
  };
  return (
    <section aria-label="Picture" className="grid gap-3">
      {preview === undefined ? (
        <DishPicture
          src={dish.image_url}
          colour={dish.image_colour}
          alt={dish.image_url === '' ? '' : dish.name}
          className="aspect-video w-full rounded-card"
        />
      ) : (
        // biome-ignore lint/performance/noImgElement: it is in the browser's memory
        <img src={preview} alt={`${dish.name}, new`} className="aspect-video w-full rounded-card object-cover" />
      )}
      {send.isPending ? (
        <p role="status" className="grid gap-1 text-14">
          {part === 0 ? 'Making the picture small…' : `Sending the picture: ${Math.round(part * 100)} %`}
          <progress max={1} value={part} className="h-2 w-full accent-brand" aria-label="Sent" />
        </p>
      ) : (
        <div className="flex gap-3">
          <PictureInput label="Take photo" onChange={choose} byCamera />
          <PictureInput label="Choose picture" onChange={choose} />
        </div>
      )}
      {send.error && (
        <p role="alert" className="font-medium text-14 text-pepper">
          {send.error.message}
        </p>
      )}
    </section>
  );
}

type InputProps = {
  readonly label: string;
  readonly byCamera?: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

function PictureInput({ label, byCamera = false, onChange }: InputProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={BUTTON}>
      {label}
      <input
        id={id}
        type="file"
        accept="image/*"
        {...(byCamera && { capture: 'environment' })}
        className="sr-only"
        onChange={onChange}
      />
    </label>
  );
}
