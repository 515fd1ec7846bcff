'use client';

import { deferredPart } from '@/shared/browser/deferred-part.tsx';

export const DeferredRows = deferredPart('RowsHost');
