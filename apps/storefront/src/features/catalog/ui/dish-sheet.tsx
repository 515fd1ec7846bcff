import { isRefusal } from '@jara/api-client';
import { ErrorState } from '@jara/ui/error-state';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { loadAddDishForm } from '@/features/dish-form/index.ts';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { type LazyImport, useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { ScriptLoadFailure } from '@/shared/ui/script-load-failure.tsx';
import { dishQuery } from '../api/dish.query.ts';
import { DishDetails } from './dish-details.tsx';

type Props = {
  readonly vendorId: number;
  readonly dish: { id: number; name: string };
  /** Whose dish it is, where that is not the page's vendor. */
  readonly vendor?: ComponentProps<AddDishForm>['vendor'];
  /** Where the vendor answers questions. */
  readonly contact: string | undefined;
  readonly onClose: () => void;
};

/** A dish's sheet. On its vendor's page the address has `dish` in it, and so closes it on Back. */
export default function DishSheet(props: Props) {
  return (
    <ApiProvider>
      <Dialog
        name="dish"
        about={{ vendor_id: props.vendorId, menu_id: props.dish.id }}
        open
        title={props.dish.name}
        onClose={props.onClose}
        closesOnBack={props.vendor !== undefined}
      >
        <Dish {...props} />
      </Dialog>
    </ApiProvider>
  );
}

function Dish({ vendorId, vendor, dish, contact, onClose }: Props) {
  const { data, error, refetch, isFetching } = useQuery(dishQuery(vendorId, dish.id));
  // Together with the dish and not after it.
  const order = useLazyImport(loadAddDishForm);
  if (data) {
    return (
      <DishDetails dish={data} contact={contact}>
        {data.is_available ? <Order fetched={order} dish={data} vendor={vendor} onDone={onClose} /> : undefined}
      </DishDetails>
    );
  }
  if (error) {
    return (
      <>
        {!isRefusal(error) && <DishOnPage id={dish.id} />}
        <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      </>
    );
  }
  return (
    <Loading label={`Loading ${dish.name}`}>
      <div className="grid gap-4">
        <Skeleton className="aspect-[8/5] w-full" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-6 w-1/3" />
      </div>
    </Loading>
  );
}

/** What the menu on the page says of a dish: all that there is of it while nothing more can be loaded. */
function DishOnPage({ id }: { readonly id: number }) {
  const row = document.querySelector(`[data-dish="${id}"]`);
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{row?.querySelector('h3 + p')?.textContent}</p>
      <p className="text-18 font-semibold">{row?.querySelector('.price')?.textContent}</p>
    </div>
  );
}

type AddDishForm = Awaited<ReturnType<typeof loadAddDishForm>>;

function Order({ fetched, ...props }: ComponentProps<AddDishForm> & { readonly fetched: LazyImport<AddDishForm> }) {
  const { loaded: AddDishForm, isFailed, error, isFetching, retry } = fetched;
  if (AddDishForm) return <AddDishForm {...props} />;
  if (!isFailed) return <Skeleton className="h-32 w-full" />;
  return (
    <ScriptLoadFailure
      message="We could not load what can be chosen."
      error={error}
      onRetry={retry}
      retrying={isFetching}
    />
  );
}
