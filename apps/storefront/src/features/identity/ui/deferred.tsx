'use client';

import { deferredPart } from '@/shared/browser/deferred-part.tsx';

export const DeferredAccountButton = deferredPart('AccountButton');
export const DeferredAccountTab = deferredPart('AccountTab');
