import type { RiderOrder } from '@jara/contract';
import { TextButton } from '@jara/ui/text-button';
import { lazy, Suspense, useState } from 'react';

const NotHandedOverDialog = lazy(async () => ({
  default: (await import('./not-handed-over-dialog.tsx')).NotHandedOverDialog,
}));
const HandBackDialog = lazy(async () => ({ default: (await import('./hand-back-dialog.tsx')).HandBackDialog }));

type Shown = 'fail' | 'hand back';

/** What happens instead of the next step. Before the pickup there is nothing to hand over. */
export function OtherEnds({ order, isFetched }: { readonly order: RiderOrder; readonly isFetched: boolean }) {
  const { id } = order;
  const [shown, setShown] = useState<Shown>();
  const [wasShown, setWasShown] = useState<readonly Shown[]>([]);
  const show = (what: Shown) => () => {
    setWasShown([...wasShown, what]);
    setShown(what);
  };
  const close = () => setShown(undefined);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {isFetched && <TextButton onClick={show('fail')}>Could not hand over</TextButton>}
      <TextButton onClick={show('hand back')}>Hand back</TextButton>
      <Suspense>
        {wasShown.includes('fail') && <NotHandedOverDialog id={id} open={shown === 'fail'} onClose={close} />}
        {wasShown.includes('hand back') && (
          <HandBackDialog {...{ order, isFetched }} open={shown === 'hand back'} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
