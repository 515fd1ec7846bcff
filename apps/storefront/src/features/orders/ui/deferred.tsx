'use client';

import { deferredPart } from '@/shared/browser/deferred-part.tsx';
import type { ActiveOrdersProps } from './active-order-bar-content.tsx';

export const ActiveOrderBar = deferredPart<Pick<ActiveOrdersProps, 'place'>>('ActiveOrderBar');
