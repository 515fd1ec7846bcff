import { tracked } from '@/shared/analytics/tracked.ts';
import { courierHref } from '@/shared/config/courier-href.ts';
import { TileLink } from '@/shared/ui/tile-link.tsx';
import { TilePicture } from '@/shared/ui/tile-picture.tsx';

/** Opens the courier above the page that it stands on (CourierHost listens to it); before any code has come, its link does. */
export function CourierLink({ page }: { readonly page: string }) {
  return (
    // On a phone the row of types is pushed along behind it: it stays in sight.
    <div className="z-1 shrink-0 max-md:sticky max-md:-end-4 max-md:-me-4 max-md:bg-ground max-md:ps-1 max-md:pe-3">
      <TileLink
        {...tracked('button', 'send_package')}
        picture={<TilePicture name="package" />}
        href={courierHref(page)}
        data-opens-courier=""
        data-needs-code=""
      >
        Send a package
      </TileLink>
    </div>
  );
}
