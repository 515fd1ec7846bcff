import type { VendorPictures as Pictures, VendorPicture } from '@jara/contract';
import { TakePicture } from './take-picture.tsx';

const SUNK = 'var(--sunk)';

type Props = {
  readonly pictures: Pictures;
  readonly pathOf: (which: VendorPicture) => string;
  readonly onSaved: () => Promise<unknown>;
};

/** The logo beside a vendor's name, and the cover above its page. */
export function VendorPictures({ pictures: { name, logo_url, cover_url, image_colour }, pathOf, onSaved }: Props) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-2">
        <h2 className="text-18">Cover</h2>
        <p className="text-14 text-ink-soft">Stands in lists and above the page: a dish, or the house.</p>
        <TakePicture
          label="Cover"
          name={`Cover of ${name}`}
          picture={{ src: cover_url, colour: image_colour }}
          path={pathOf('cover')}
          onSaved={onSaved}
        />
      </div>
      <div className="grid gap-2">
        <h2 className="text-18">Logo</h2>
        <p className="text-14 text-ink-soft">Shown small and round, beside the name.</p>
        <TakePicture
          label="Logo"
          name={`Logo of ${name}`}
          picture={{ src: logo_url, colour: SUNK }}
          path={pathOf('logo')}
          onSaved={onSaved}
          shape="mx-auto size-40 rounded-pill"
        />
      </div>
    </div>
  );
}
