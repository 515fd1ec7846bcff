'use client';

import type { ComponentProps } from 'react';
import { deferredPart } from '@/shared/browser/deferred-part.tsx';
import type { DeliverTo as Deliver } from './deliver-to.tsx';
import type { LocationName as Name } from './location-name.tsx';
import type { RememberCity as Remember } from './remember-city.tsx';

export const DeliverTo = deferredPart<ComponentProps<typeof Deliver>>('DeliverTo');
export const LocationName = deferredPart<ComponentProps<typeof Name>>('LocationName');
export const RememberCity = deferredPart<ComponentProps<typeof Remember>>('RememberCity');
