import type { ComponentProps } from 'react';
import { island } from '@/shared/ui/island.tsx';
import type { AccountButton as Button } from './account-entry.tsx';

export const AccountButtonPlace = island<ComponentProps<typeof Button>>('AccountButton', { stays: true });
export const AccountTabPlace = island('AccountTab');
