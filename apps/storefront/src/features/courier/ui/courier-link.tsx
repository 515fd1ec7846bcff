import { tracked } from '@/shared/analytics/tracked.ts';
import { courierHref } from '@/shared/config/courier-href.ts';
import { ChipLink } from '@/shared/ui/chip.tsx';
import { Icon } from '@/shared/ui/icon.tsx';

/** Opens the courier above the page that it stands on (CourierHost listens to it); before any code has come, its link does. */
export function CourierLink({ page }: { readonly page: string }) {
  return (
    <ChipLink {...tracked('button', 'send_package')} href={courierHref(page)} data-opens-courier="" data-deferred="">
      <Icon name="package" className="size-5 text-brand" />
      Send a package
    </ChipLink>
  );
}
