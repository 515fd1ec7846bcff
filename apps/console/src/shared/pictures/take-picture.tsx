import { toast } from '@jara/ui/toast';
import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { shrinkPicture } from './shrink-picture.ts';
import { SmallPicture } from './small-picture.tsx';
import { uploadPicture } from './upload-picture.ts';

const BUTTON =
  'inline-flex min-h-12 flex-1 cursor-pointer items-center justify-center rounded-pill border border-line bg-surface px-4 text-center font-semibold hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-brand';

type Props = {
  readonly label?: string;
  /** Of what it is. */
  readonly name: string;
  /** The one that it has; its address is empty where there is none. */
  readonly picture: { readonly src: string; readonly colour: string };
  /** Where it is sent to. */
  readonly path: string;
  /** Reads it again. */
  readonly onSaved: () => Promise<unknown>;
  readonly shape?: string;
  /** In pixels of the screen. */
  readonly width?: 256 | 828;
};

/** A photo by the camera or of the album, made small here, shown at once, and sent. */
export function TakePicture({
  label = 'Picture',
  name,
  picture,
  path,
  onSaved,
  shape = 'aspect-video w-full rounded-card',
  width = 828,
}: Props) {
  const [preview, setPreview] = useState<string>();
  const [part, setPart] = useState(0);
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview]);
  const send = useMutation({
    async mutationFn(file: Blob) {
      setPart(0);
      const small = await shrinkPicture(file);
      if (!small) throw new Error('This is no picture that can be read here.');
      setPreview(URL.createObjectURL(small));
      await uploadPicture(path, small, setPart);
    },
    onSuccess: async () => {
      await onSaved();
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
    <section aria-label={label} className="grid gap-3">
      {preview === undefined ? (
        <SmallPicture {...picture} width={width} alt={picture.src === '' ? '' : name} className={shape} />
      ) : (
        // biome-ignore lint/performance/noImgElement: it is in the browser's memory
        <img src={preview} alt={`${name}, new`} className={clsx('object-cover', shape)} />
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
