import type { ComponentProps } from 'react';
import { island } from '@/shared/ui/island.tsx';
import type { DeliverTo as Deliver } from './deliver-to.island.tsx';
import type { LocationName as Name } from './location-name.island.tsx';
import type { RememberCity as Remember } from './remember-city.island.tsx';

export const DeliverToPlace = island<ComponentProps<typeof Deliver>>('DeliverTo', { stays: true });
export const LocationNamePlace = island<ComponentProps<typeof Name>>('LocationName', { stays: true });
export const RememberCityPlace = island<ComponentProps<typeof Remember>>('RememberCity');
