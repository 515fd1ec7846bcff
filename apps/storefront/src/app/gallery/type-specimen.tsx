export function TypeSpecimen() {
  return (
    <div className="space-y-2">
      <p className="font-bold font-display text-36">Jollof rice</p>
      <p className="font-bold font-display text-28">Party jollof and chicken</p>
      <p className="font-bold font-display text-22">Party jollof and chicken</p>
      <p className="text-18">Smoky rice, fried plantain and grilled chicken, 18.</p>
      <p className="text-16">Smoky rice, fried plantain and grilled chicken, 16. Pay ₦4,500.00 or GH₵45.00.</p>
      <p className="text-14 text-ink-soft">Smoky rice, fried plantain and grilled chicken, 14.</p>
      <p className="text-12 text-ink-soft">Smoky rice, fried plantain and grilled chicken, 12.</p>
      <p className="price text-22">
        ₦1,111.11
        <br />
        ₦9,888.00
      </p>
    </div>
  );
}
