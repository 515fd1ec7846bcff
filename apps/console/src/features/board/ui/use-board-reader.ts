import { toast } from '@jara/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { actions } from '../../../shared/actions/actions.ts';
import { useStaffEvents } from '../../../shared/live/live.ts';
import { vendorStateQuery } from '../api/board.query.ts';
import { isBoardAction } from '../api/board-actions.ts';
import { createBoardReader } from '../model/board-cache.ts';

/** The board and what the vendor has set follow what staff are told, and what was done here. */
export function useBoardReader(): void {
  const client = useQueryClient();
  const [reader] = useState(() => createBoardReader(client));
  useStaffEvents((said) => {
    if (said.event === 'order') reader.changed(said.data.order_id, said.data.version);
    if (said.event === 'missed') reader.readAll();
    if (said.event === 'vendor' || said.event === 'missed')
      void client.invalidateQueries({ queryKey: vendorStateQuery().queryKey });
  });
  useEffect(
    () =>
      actions.onSettled((result) => {
        if (!isBoardAction(result.action.name)) return;
        if ('error' in result) toast.error(`#${result.action.subjectId}: ${(result.error as Error).message}`);
        // What it has become is read, also where the stream is slower than the answer.
        reader.changed(result.action.subjectId);
      }),
    [reader],
  );
}
