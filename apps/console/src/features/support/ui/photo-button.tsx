import { ErrorState } from '@jara/ui/error-state';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { TextButton } from '@jara/ui/text-button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { photoQuery } from '../api/support.query.ts';
import { formatMoment } from '../model/format-moment.ts';

type Props = { readonly orderId: number; readonly takenAt: string };

function Photo({ orderId }: Pick<Props, 'orderId'>) {
  const { data, error, isFetching, refetch } = useQuery(photoQuery(orderId));
  if (data) {
    const source = `data:${data.type};base64,${data.base64}`;
    // biome-ignore lint/performance/noImgElement: it is in the browser's memory
    return <img src={source} alt="Where the order could not be handed over" className="w-full rounded-card bg-sunk" />;
  }
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Loading label="Loading the photo">
      <Skeleton className="aspect-4/3 w-full rounded-card" />
    </Loading>
  );
}

/** Opens what the rider has seen. */
export function PhotoButton({ orderId, takenAt }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className="-ms-2">
      <TextButton onClick={() => setIsOpen(true)}>Show the photo</TextButton>
      {isOpen && (
        <Dialog
          open
          title={`Photo of order #${orderId}`}
          description={`Taken ${formatMoment(takenAt)}.`}
          onClose={() => setIsOpen(false)}
        >
          <div className="pb-4">
            <Photo orderId={orderId} />
          </div>
        </Dialog>
      )}
    </span>
  );
}
