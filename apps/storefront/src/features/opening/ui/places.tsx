import type { ComponentProps } from 'react';
import { island } from '@/shared/ui/island.tsx';
import type { ClosedNotice as Notice } from './closed-notice.island.tsx';

export const ClosedNoticePlace = island<ComponentProps<typeof Notice>>('ClosedNotice', { stays: true, wakes: 'idle' });
