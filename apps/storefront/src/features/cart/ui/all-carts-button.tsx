import { Icon } from '@jara/ui/icon';
import { TextButton } from '@jara/ui/text-button';
import { tapped } from '@/shared/analytics/tracked.ts';

type Props = { readonly count: number; readonly onOpen: () => void };

/** The way from one cart, also an empty one, to the drawer with all of them and what is saved for later. */
export function AllCartsButton({ count, onOpen }: Props) {
  return (
    <div className="-mx-2">
      <TextButton {...tapped('button', 'all_carts')} onClick={onOpen}>
        <Icon name="back" className="size-4" />
        {count > 0 ? `All carts (${count})` : 'All carts'}
      </TextButton>
    </div>
  );
}
