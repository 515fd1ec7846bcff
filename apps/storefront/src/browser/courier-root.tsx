import { CourierHost } from '@/features/courier/index.ts';
import { navigate } from '@/shared/browser/navigation.ts';
import { afterQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { orderHref } from '@/shared/config/order-href.ts';

/** Ends when the order's page is shown. */
const showOrder = (orderId: number) =>
  new Promise<void>((resolve) => {
    afterQueryDialog(() => void navigate(orderHref(orderId)).then(() => resolve()));
  });

/** What every page carries of the courier. The rest is fetched when it opens. */
export const CourierRoot = ({ mapStyleUrl }: { readonly mapStyleUrl: string | undefined }) => (
  <CourierHost mapStyleUrl={mapStyleUrl} onOrdered={showOrder} />
);
