'use client';

import type { ComponentProps } from 'react';
import { deferredPart } from '@/shared/browser/deferred-part.tsx';
import type { DishSheetHost as Host } from './dish-sheet-host.tsx';
import type { FilterDialog as Filters } from './filter-dialog.tsx';
import type { MenuListenersProps } from './menu-listeners.tsx';
import type { RememberTag as Tag } from './remember-tag.tsx';
import type { SuggestOnFocus as Suggest } from './suggest-on-focus.tsx';
import type { TrackSearch as Search } from './track-search.tsx';

export const AddFromResult = deferredPart<object>('AddFromResult');
export const DishSheetHost = deferredPart<ComponentProps<typeof Host>>('DishSheetHost');
export const FilterDialog = deferredPart<ComponentProps<typeof Filters>>('FilterDialog');
export const MenuListeners = deferredPart<MenuListenersProps>('MenuListeners');
export const RememberTag = deferredPart<ComponentProps<typeof Tag>>('RememberTag');
export const SuggestOnFocus = deferredPart<ComponentProps<typeof Suggest>>('SuggestOnFocus');
export const TrackSearch = deferredPart<ComponentProps<typeof Search>>('TrackSearch');
