'use client';

import { Button } from '@/shared/ui/button.tsx';
import type { DeliveryType } from '../model/courier-address.ts';

export type PackagePreviewProps = {
  readonly deliveryType: DeliveryType;
  readonly onOrdered: (orderId: number) => void;
  readonly onEdit: () => void;
};

/** Spec §4: what is sent, to look at before it is confirmed. */
export function PackagePreview({ onEdit }: PackagePreviewProps) {
  return (
    <Button look="secondary" wide onClick={onEdit}>
      Edit
    </Button>
  );
}
