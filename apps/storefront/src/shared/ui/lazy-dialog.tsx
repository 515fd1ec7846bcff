import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLazyImport } from '../browser/use-lazy-import.ts';
import { toastImportFailure } from './toast-import-failure.ts';

type Dialog = {
  /** Left out, it is open as long as it is rendered. */
  readonly open?: boolean;
  readonly onClose: () => void;
};
type FetchDialog<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A dialog that is imported when it is first open. When the import fails, a toast says so and the dialog closes. Each
 * opening begins anew: what was typed or marked is gone.
 */
export function lazyDialog<Props extends Dialog>(fetchDialog: FetchDialog<Props>) {
  return (props: Props) => {
    const { open = true } = props;
    const [visit, setVisit] = useState({ count: 0, open: false });
    if (visit.open !== open) setVisit({ count: visit.count + Number(open), open });
    return visit.count > 0 && <Fetch key={visit.count} fetchDialog={fetchDialog} dialogProps={props} />;
  };
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
