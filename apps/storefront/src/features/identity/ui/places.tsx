import type { ComponentProps } from 'react';
import { island } from '@/shared/ui/island.tsx';
import type { AccountButton as Button } from './account-button.island.tsx';

export const AccountButtonPlace = island<ComponentProps<typeof Button>>('AccountButton', { stays: true });
export const AccountTabPlace = island('AccountTab');
