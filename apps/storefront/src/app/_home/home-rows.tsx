import { tapped } from '@/shared/analytics/tracked.ts';
import { Skeleton } from '@/shared/ui/skeleton.tsx';
import { AskForRows } from './ask-for-rows.tsx';
import { OwnRowsHost } from './own-rows-host.tsx';

/** 'Order again' and 'Liked', above the vendors: their room, for those who will see them, and nothing for a guest. */
export const HomeRows = () => (
  <div className="home-rows min-w-0 lg:col-span-2">
    <OwnRowsHost>
      <AskForRows {...tapped('button', 'show_rows')} />
      <div className="row-again" aria-hidden="true">
        <Skeleton className="mt-7 h-16" />
      </div>
      <div className="row-liked" aria-hidden="true">
        <Skeleton className="mt-7 h-11" />
      </div>
    </OwnRowsHost>
  </div>
);
