import type { ComponentProps } from 'react';
import { island } from '@/shared/ui/island.tsx';
import type { DishSheetHost as Host } from './dish-sheet-host.island.tsx';
import type { FilterDialog as Filters } from './filter-dialog.island.tsx';
import type { MenuListenersProps } from './menu-listeners.island.tsx';
import type { RememberTag as Tag } from './remember-tag.island.tsx';
import type { SuggestOnFocus as Suggest } from './suggest-on-focus.island.tsx';
import type { TrackSearch as Search } from './track-search.island.tsx';

export const AddFromResultPlace = island<object>('AddFromResult');
export const DishSheetHostPlace = island<ComponentProps<typeof Host>>('DishSheetHost', { stays: true });
export const FilterDialogPlace = island<ComponentProps<typeof Filters>>('FilterDialog');
export const MenuListenersPlace = island<MenuListenersProps>('MenuListeners');
export const RememberTagPlace = island<ComponentProps<typeof Tag>>('RememberTag');
export const SuggestOnFocusPlace = island<ComponentProps<typeof Suggest>>('SuggestOnFocus');
export const TrackSearchPlace = island<ComponentProps<typeof Search>>('TrackSearch', { wakes: 'idle' });
