import { island } from '@/shared/ui/island.tsx';
import type { ActiveOrdersProps } from './active-order-bar-content.tsx';

export const ActiveOrderBarPlace = island<Pick<ActiveOrdersProps, 'place'>>('ActiveOrderBar', { stays: true });
