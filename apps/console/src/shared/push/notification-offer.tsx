import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { offersPush, subscribeToPush } from './staff-push.ts';

/**
 * Offers notifications of new orders while the console is hidden or closed; gone once somebody has decided. They end with
 * the session, so whoever signs in where they are allowed is notified from then on.
 */
export function NotificationOffer() {
  const [isAsked, setIsAsked] = useState(() => offersPush() && Notification.permission === 'default');
  const subscribing = useMutation({
    mutationFn: subscribeToPush,
    onSuccess: (isOn) => {
      setIsAsked(false);
      if (isOn) toast.success('This browser is notified of new orders.');
    },
  });
  useEffect(() => {
    // One that fails is tried again when the screen is next opened.
    if (offersPush() && Notification.permission === 'granted') void subscribeToPush().catch(() => undefined);
  }, []);
  if (!isAsked) return null;
  return (
    <Button look="secondary" loading={subscribing.isPending && 'Turning on…'} onClick={() => subscribing.mutate()}>
      Notify me
    </Button>
  );
}
