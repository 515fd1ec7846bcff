import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { offersPush, subscribeToPush } from './staff-push.ts';

/** Offers notifications of new orders while the console is hidden or closed; gone once somebody has decided. */
export function NotificationOffer() {
  const [isAsked, setIsAsked] = useState(() => offersPush() && Notification.permission === 'default');
  const subscribing = useMutation({
    mutationFn: subscribeToPush,
    onSuccess: (isOn) => {
      setIsAsked(false);
      if (isOn) toast.success('This browser is notified of new orders.');
    },
  });
  if (!isAsked) return null;
  return (
    <Button look="secondary" loading={subscribing.isPending && 'Turning on…'} onClick={() => subscribing.mutate()}>
      Notify me
    </Button>
  );
}
