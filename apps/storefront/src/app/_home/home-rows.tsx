import { DeferredRows } from './deferred.tsx';
import { RowsRoom } from './rows-room.tsx';

/** 'Order again' and 'Liked', above the vendors: their room, for those who will see them, and nothing for a guest. */
export const HomeRows = () => (
  <div className="home-rows min-w-0 lg:col-span-2">
    <DeferredRows>
      <RowsRoom />
    </DeferredRows>
  </div>
);
