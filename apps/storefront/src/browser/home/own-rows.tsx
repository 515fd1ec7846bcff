import { messageOr } from '@jara/api-client';
import { toast } from '@jara/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { LikedRow, subscribeToLikes } from '@/features/catalog/lazy.ts';
import { OrderAgainRow } from '@/features/orders/lazy.ts';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { savesData } from '@/shared/browser/data-saver.ts';
import { fetchRows, isFresh, NO_ROWS, readRows } from './own-rows-copy.ts';
import { AskForRows } from './rows-room.tsx';
import { showKeptRows } from './shown-rows.ts';

type Props = {
  readonly customerId: number;
  /** Whether somebody has asked for them, although data is saved. */
  readonly isAsked: boolean;
};

/** From the last visit at once, then from the server; to save data only at a tap. What is new has room on the next page. */
export default function OwnRows({ customerId, isAsked }: Props) {
  const [rows, setRows] = useState(() => readRows(customerId));
  const [isFetching, setIsFetching] = useState(false);

  const ask = async () => {
    setIsFetching(true);
    try {
      const fetched = await fetchRows(customerId);
      if (fetched) setRows(fetched);
      showKeptRows();
    } catch (error) {
      toast.error(messageOr(error, 'We could not load this. Please try again.'));
    }
    setIsFetching(false);
  };
  const refresh = useEffectEvent(async () => {
    // What could not be asked for stays as it is.
    const fetched = await fetchRows(customerId).catch(() => undefined);
    if (fetched) setRows(fetched);
  });
  const begin = useEffectEvent(() => {
    if (isAsked) void ask();
    else if (!savesData() && !isFresh(readRows(customerId))) void refresh();
  });
  useEffect(() => {
    begin();
    return subscribeToLikes(() => void (savesData() || refresh()));
  }, []);

  const { again, liked } = rows ?? NO_ROWS;
  return (
    <ApiProvider>
      <AskForRows aria-busy={isFetching} onClick={() => void (isFetching || ask())} />
      <div className="row-again">{again.length > 0 && <OrderAgainRow orders={again} />}</div>
      <div className="row-liked">{liked.length > 0 && <LikedRow vendors={liked} />}</div>
    </ApiProvider>
  );
}
