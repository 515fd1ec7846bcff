import { Island } from '@/shared/ui/island.tsx';
import { RowsRoom } from '../browser/home/rows-room.tsx';

/** 'Order again' and 'Liked', above the vendors: their room, for those who will see them, and nothing for a guest. */
export const HomeRows = () => (
  <div className="home-rows min-w-0 lg:col-span-2">
    <Island name="RowsHost" stays>
      <RowsRoom />
    </Island>
  </div>
);
