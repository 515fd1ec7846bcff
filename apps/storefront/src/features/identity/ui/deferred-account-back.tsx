'use client';

import { deferredPart } from '@/shared/browser/deferred-part.tsx';

// Not in deferred.tsx, which every page carries.
export const DeferredAccountBack = deferredPart('AccountBack');
