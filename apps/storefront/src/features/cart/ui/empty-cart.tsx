/** Spec §2. Part of a vendor's page before the cart's own code has come, so it needs none of it. */
export function EmptyCart() {
  return (
    <div className="py-10 text-center">
      <p className="font-semibold text-18">Your cart is empty.</p>
      <p className="mt-1 text-ink-soft">Add items to get started</p>
    </div>
  );
}
