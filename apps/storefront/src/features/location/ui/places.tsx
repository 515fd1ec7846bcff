import type { ComponentProps } from 'react';
import { island } from '@/shared/ui/island.tsx';
import type { DeliverTo as Deliver } from './deliver-to.tsx';
import type { LocationName as Name } from './location-name.tsx';
import type { RememberCity as Remember } from './remember-city.tsx';

export const DeliverTo = island<ComponentProps<typeof Deliver>>('DeliverTo');
export const LocationName = island<ComponentProps<typeof Name>>('LocationName');
export const RememberCity = island<ComponentProps<typeof Remember>>('RememberCity');
