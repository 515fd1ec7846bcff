import { tracked } from '@/shared/analytics/tracked.ts';
import { courierHref } from '@/shared/config/courier-href.ts';
import { TileLink } from '@/shared/ui/tile-link.tsx';
import { TilePicture } from '@/shared/ui/tile-picture.tsx';

/** Opens the courier above the page that it stands on (CourierHost listens to it); before any code has come, its link does. */
export function CourierLink({ page }: { readonly page: string }) {
  return (
    <TileLink
      {...tracked('button', 'send_package')}
      picture={<TilePicture name="package" />}
      href={courierHref(page)}
      data-opens-courier=""
      data-needs-code=""
    >
      Send a package
    </TileLink>
  );
}
