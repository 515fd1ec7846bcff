type Props = { readonly to: string; readonly newOrders: number };

/** How many new orders wait on the board, beside the way there. */
export const NewCount = ({ to, newOrders }: Props) =>
  to === '/board' && newOrders > 0 ? (
    <span className="rounded-pill bg-brand px-2 font-semibold text-12 text-brand-ink tabular-nums">
      {newOrders} <span className="sr-only">new</span>
    </span>
  ) : null;
