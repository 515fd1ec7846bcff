import { isFailure, isRefusal, messageOr } from '@jara/api-client';
import { type Order, OUTAGES } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Button, ButtonLink } from '@jara/ui/button';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { toast } from '@jara/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { reorder, reorderQuery } from '../../api/reorder.query.ts';
import { announceReorder } from '../../model/reorders.ts';
import { DialogFailure } from '../actions/dialog-failure.tsx';
import { ReorderPreview } from './reorder-preview.tsx';

/** As much of an order as the dialog needs. */
type Reordered = Pick<Order, 'id'> & { readonly vendor: Pick<Order['vendor'], 'name'> };
type Props = {
  readonly order: Reordered;
  /** Where it leads if nothing can be ordered. */
  readonly backLabel?: string;
  readonly onClose: () => void;
};

const messageOf = (failure: Error, { vendor }: Reordered) =>
  isFailure(failure, 'VENDOR_NOT_FOUND')
    ? `${vendor.name} is no longer here. Please choose another vendor.`
    : messageOr(failure, OUTAGES.UNAVAILABLE.message);

/** What is gone and what costs something else is said before anything is in the cart. */
export default function ReorderDialog({ order, backLabel = 'Back to order', onClose }: Props) {
  const preview = useQuery(reorderQuery(order.id));
  const adding = useMutation({
    mutationFn: () => reorder(order.id),
    meta: { failure: 'rethrow' },
    onSuccess(cart) {
      toast.success('Added to your cart');
      onClose();
      announceReorder(cart);
    },
  });
  const failure = adding.error ?? preview.error;
  const { data } = preview;
  const menu = isFailure(failure, 'REORDER_EMPTY') ? failure.data?.menu : undefined;
  return (
    <Dialog
      name="reorder"
      open
      onClose={onClose}
      title="Order again"
      description={data ? `From ${data.vendor.name}, at today’s prices.` : undefined}
      footer={
        <div className="grid gap-3 md:grid-cols-2">
          <Button look="secondary" className="md:only:col-span-2" onClick={onClose}>
            {data ? 'Not now' : backLabel}
          </Button>
          {menu !== undefined && (
            <ButtonLink className="max-md:order-first" href={BASE_PATH + menu}>
              See the menu
            </ButtonLink>
          )}
          {data && (
            <Button
              className="max-md:order-first"
              loading={adding.isPending && 'Adding…'}
              onClick={() => adding.mutate()}
            >
              Add to cart · {formatMoney(data.subtotal, data.currency)}
            </Button>
          )}
        </div>
      }
    >
      {data && <ReorderPreview preview={data} />}
      {!data && !failure && (
        <Loading label="Looking at today’s menu">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-3 h-20 w-full" />
        </Loading>
      )}
      {failure && (
        <DialogFailure
          message={messageOf(failure, order)}
          onRetry={preview.error && !isRefusal(preview.error) ? () => void preview.refetch() : undefined}
          retrying={preview.isFetching}
        />
      )}
    </Dialog>
  );
}
