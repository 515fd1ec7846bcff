'use client';

import type { ComponentProps } from 'react';
import { deferredPart } from '@/shared/browser/deferred-part.tsx';
import type { AccountButton as Button } from './account-entry.tsx';

export const DeferredAccountButton = deferredPart<ComponentProps<typeof Button>>('AccountButton');
export const DeferredAccountTab = deferredPart('AccountTab');
