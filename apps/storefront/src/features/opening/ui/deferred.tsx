'use client';

import type { ComponentProps } from 'react';
import { deferredPart } from '@/shared/browser/deferred-part.tsx';
import type { ClosedNotice as Notice } from './closed-notice.tsx';

export const ClosedNotice = deferredPart<ComponentProps<typeof Notice>>('ClosedNotice');
