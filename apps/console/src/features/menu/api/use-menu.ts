import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActions } from '../../../shared/actions/actions.ts';
import { useStaffEvents } from '../../../shared/live/live.ts';
import { useAvailabilityAnswers } from './availability.ts';
import { menuQuery } from './menu.query.ts';
import { withActions } from './shown-menu.ts';

/** The menu with what was said here, read again as soon as another tablet has changed it. */
export function useMenu() {
  const client = useQueryClient();
  useStaffEvents(({ event }) => {
    if (event === 'menu' || event === 'missed') void client.invalidateQueries({ queryKey: menuQuery().queryKey });
  });
  useAvailabilityAnswers();
  const { data, error, refetch, isFetching } = useQuery(menuQuery());
  const { waiting } = useActions();
  const menu = useMemo(() => data && withActions(data, waiting), [data, waiting]);
  return { menu, error, refetch, isFetching };
}
