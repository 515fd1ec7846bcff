import type { Order, PackageInformation, ShownContact } from '@jara/contract';
import { isUnderWay } from '@jara/domain/order';
import { packageFacts } from '../../model/text/package-facts.ts';
import { Fact } from '../order/fact.tsx';
import { ShareTrackingLink } from './share-tracking-link.tsx';

type Props = { readonly order: Order; readonly carried: PackageInformation };

/** What a package holds, in place of the packs of a meal. */
export function PackageContents({ order, carried }: Props) {
  return (
    <dl className="grid gap-3">
      {packageFacts(carried, order.currency).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

/** From where and whom to where and whom it goes. */
export function PackageRoute({ order, carried }: Props) {
  return (
    <>
      {order.vendor.address !== null && <Fact name="Pickup at">{order.vendor.address}</Fact>}
      <Contact name="Sender" contact={carried.source_contact} />
      {order.address && <Fact name="Dropoff at">{order.address.display_name}</Fact>}
      <Contact name="Receiver" contact={carried.destination_contact} />
      {carried.follow && isUnderWay(order) && (
        <Fact name="Its way, for the other party">
          <ShareTrackingLink link={carried.follow} />
        </Fact>
      )}
      {order.customer_vendor_note && <Fact name="Pickup instructions">{order.customer_vendor_note}</Fact>}
      {order.customer_delivery_note && <Fact name="Delivery instructions">{order.customer_delivery_note}</Fact>}
    </>
  );
}

function Contact({
  name,
  contact: { name: person, phone },
}: {
  readonly name: string;
  readonly contact: ShownContact;
}) {
  return (
    <Fact name={name}>
      {person}
      <a
        href={`tel:${phone}`}
        aria-label={`Call ${person}, ${phone}`}
        className="flex min-h-11 w-fit items-center text-brand underline tabular-nums"
      >
        {phone}
      </a>
    </Fact>
  );
}
