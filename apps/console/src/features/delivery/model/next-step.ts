import type { RiderOrder } from '@jara/contract';
import type { StepName } from '../api/delivery-actions.ts';

export type Place = {
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string | null;
};

export type Step = {
  /** What is to be done, as the screen's title. */
  readonly title: string;
  /** Where to. */
  readonly place: Place | undefined;
  /** The one button; undefined where the PIN is typed. */
  readonly action: { readonly name: StepName; readonly label: string } | undefined;
  /** Whether the rider has it. */
  readonly isFetched: boolean;
};

const pickupOf = ({ vendor, package_information: carried }: RiderOrder): Place => ({
  ...vendor,
  ...carried?.source_contact,
});

function dropoffOf({ destination, customer, package_information: carried }: RiderOrder): Place | undefined {
  const contact = carried ? carried.destination_contact : customer;
  return destination ? { ...destination, ...contact } : undefined;
}

type StepOf = (order: RiderOrder) => Step;

const STEPS: Readonly<Partial<Record<RiderOrder['status'], StepOf>>> = {
  accepted_by_driver: (order) => ({
    title: `Go to ${pickupOf(order).name}`,
    place: pickupOf(order),
    action: { name: 'delivery.arrive-at-vendor', label: 'I am there' },
    isFetched: false,
  }),
  awaiting_pickup: (order) => ({
    title: `Collect from ${pickupOf(order).name}`,
    place: pickupOf(order),
    action: { name: 'delivery.pick-up', label: 'I have the order' },
    isFetched: false,
  }),
  in_transit: (order) => ({
    title: `Bring it to ${dropoffOf(order)?.name ?? 'the customer'}`,
    place: dropoffOf(order),
    action: { name: 'delivery.arrive', label: 'I am there' },
    isFetched: true,
  }),
  arrived: (order) => ({
    title: `Hand it to ${dropoffOf(order)?.name ?? 'the customer'}`,
    place: dropoffOf(order),
    action: undefined,
    isFetched: true,
  }),
};

/** The one step that is next; undefined for an order that has ended, or is somebody else's by now. */
export const nextStep = (order: RiderOrder): Step | undefined => STEPS[order.status]?.(order);

/** What is carried, as it is counted at the counter. */
export const contentText = (dishes: number, bags: number): string =>
  [`${dishes} ${dishes === 1 ? 'dish' : 'dishes'}`, bags > 0 && `${bags} ${bags === 1 ? 'bag' : 'bags'}`]
    .filter(Boolean)
    .join(' · ');

/** Opens the phone's map with the way there. */
export const mapLink = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): string =>
  `https://www.google.com/maps/dir/?api=1&travelmode=two-wheeler&destination=${latitude},${longitude}`;

/** Whether the vendor has called it ready; a package is. */
export const isReady = ({ class: kind, timeline }: Pick<RiderOrder, 'class' | 'timeline'>): boolean =>
  kind === 'package_delivery' || timeline.some(({ action }) => action === 'ORDER_READY');
