import type { QueueItem } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { Field } from '@jara/ui/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { retryJobMutation } from '../api/queue.query.ts';
import { subjectText } from '../model/queue-labels.ts';

type Props = { readonly item: QueueItem; readonly open: boolean; readonly onClose: () => void };

/** A job that failed for good is tried again from the start, for a reason. */
export function RetryJobDialog({ item, open, onClose }: Props) {
  const [reason, setReason] = useState('');
  const retry = useMutation({
    ...retryJobMutation(useQueryClient()),
    onSuccess: onClose,
    onError: (error) => {
      form.showProblems({ reason: error.message });
    },
  });
  const form = useForm<'reason'>({
    check: () => ({ reason: reason.trim() === '' ? 'Please say why.' : undefined }),
    send: () => retry.mutate({ id: Number(item.subject), reason: reason.trim() }),
    isSending: retry.isPending,
  });
  return (
    <Dialog title="Try this job again?" description={subjectText(item)} open={open} onClose={onClose} hasControls>
      <form {...form.props} className="grid gap-4">
        <Field
          label="Reason"
          name="reason"
          maxLength={200}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            form.clearProblem('reason');
          }}
          error={form.problems.reason}
        />
        <Button type="submit" wide loading={retry.isPending && 'Trying again…'}>
          Try again
        </Button>
      </form>
    </Dialog>
  );
}
