'use client';

import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useFetched } from '../browser/use-fetched.ts';
import { toastFetchFailure } from './toast-fetch-failure.ts';

type Dialog = { readonly onClose: () => void };
type FetchDialog<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A dialog whose code is fetched when it is first shown. When it cannot be, that is said, and it counts as closed. */
export function fetchedDialog<Props extends Dialog>(fetchDialog: FetchDialog<Props>) {
  return (props: Props) => <Fetch fetchDialog={fetchDialog} dialogProps={props} />;
}

function Fetch<Props extends Dialog>({
  fetchDialog,
  dialogProps,
}: {
  readonly fetchDialog: FetchDialog<Props>;
  readonly dialogProps: Props;
}) {
  const { code, isFailed, error } = useFetched(fetchDialog);
  const giveUp = useEffectEvent(() => {
    toastFetchFailure(error, 'We could not open this. Please try again when the network is back.');
    dialogProps.onClose();
  });
  useEffect(() => {
    if (isFailed) giveUp();
  }, [isFailed]);
  const Dialog = code?.default;
  return Dialog ? <Dialog {...dialogProps} /> : null;
}
