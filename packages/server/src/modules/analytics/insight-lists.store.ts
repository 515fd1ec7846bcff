import type { Insights } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { type Days, happenedIn } from './insight-days.ts';

const MOST_LISTED = 50;

export async function findSearchesWithoutResults(db: Db, days: Days): Promise<Insights['searches_without_results']> {
  const { rows } = await db.execute<Insights['searches_without_results'][number]>(sql`
    select details ->> 'query' as query, count(*)::integer as times, count(distinct session_id)::integer as sessions
    from analytics_event
    where event_type = 'interact_input' and name = 'search' and details @> '{"results": 0}' and details ? 'query'
      and ${happenedIn(days)}
    group by query
    order by times desc, query
    limit ${MOST_LISTED}`);
  return rows;
}

export async function findErrors(db: Db, days: Days): Promise<Insights['errors']> {
  const { rows } = await db.execute<Insights['errors'][number]>(sql`
    select name, coalesce(details ->> 'code', '') as code, count(*)::integer as times,
      count(distinct session_id)::integer as sessions
    from analytics_event
    where event_type = 'error_error' and ${happenedIn(days)}
    group by 1, 2
    order by times desc, name, code
    limit ${MOST_LISTED}`);
  return rows;
}
