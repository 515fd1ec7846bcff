import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useLazyImport } from '../browser/use-lazy-import.ts';
import { toastImportFailure } from './toast-import-failure.ts';

type Dialog = { readonly onClose: () => void };
type FetchDialog<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A dialog that is imported when it is first shown. When the import fails, a toast says so and the dialog closes. */
export function lazyDialog<Props extends Dialog>(fetchDialog: FetchDialog<Props>) {
  return (props: Props) => <Fetch fetchDialog={fetchDialog} dialogProps={props} />;
}

function Fetch<Props extends Dialog>({
  fetchDialog,
  dialogProps,
}: {
  readonly fetchDialog: FetchDialog<Props>;
  readonly dialogProps: Props;
}) {
  const { loaded, isFailed, error } = useLazyImport(fetchDialog);
  const giveUp = useEffectEvent(() => {
    toastImportFailure(error, 'We could not open this. Please try again when the network is back.');
    dialogProps.onClose();
  });
  useEffect(() => {
    if (isFailed) giveUp();
  }, [isFailed]);
  const Dialog = loaded?.default;
  return Dialog ? <Dialog {...dialogProps} /> : null;
}
