import { type ArrivalFacts, arrivalWindow, type Span, usualMinutes } from './arrival-window.ts';

const MINUTE_MS = 60_000;

/** How long the simulator takes at a speed of one: until a pickup is ready, and else until the hand-over. */
const DEMO_MINUTES = { pickup: 1, delivery: 3, preorder_delivery: 3, package_delivery: 2 } as const;
/** Spec §4: 30 to 40 minutes. */
const USUAL_PICKUP_MINUTES = 35;

/** How many times as quick as vendors and riders are. */
function paceOf({ class: kind, deliveryMinutes, km }: ArrivalFacts, speed: number): number {
  const usual =
    kind === 'pickup' ? USUAL_PICKUP_MINUTES : usualMinutes(kind === 'package_delivery' ? 0 : deliveryMinutes, km);
  return Math.max(1, usual / DEMO_MINUTES[kind]) * speed;
}

/**
 * The window of an order that the simulator brings: as any other's, had its time so far been as much longer; then as much
 * shorter, in steps of a minute. A pre-order keeps its slot until it is fetched.
 */
export function demoArrivalWindow(facts: ArrivalFacts, now: number, speed: number): Span | undefined {
  if (facts.slot && facts.status !== 'in_transit') return arrivalWindow(facts, now);
  const pace = paceOf(facts, speed);
  const longer = (at: number) => now - (now - at) * pace;
  const longerIfKnown = (at: number | undefined) => (at === undefined ? undefined : longer(at));
  const window = arrivalWindow(
    {
      ...facts,
      ...{ paidAt: longer(facts.paidAt), since: longer(facts.since) },
      ...{ acceptedAt: longerIfKnown(facts.acceptedAt), readyAt: longerIfKnown(facts.readyAt) },
      rider: facts.rider && { ...facts.rider, at: longer(facts.rider.at) },
    },
    now,
  );
  if (!window) return undefined;
  const from = Math.floor((now + Math.max(0, window.from - now) / pace) / MINUTE_MS) * MINUTE_MS;
  const to = Math.ceil((now + (window.to - now) / pace) / MINUTE_MS) * MINUTE_MS;
  return { from, to: Math.max(to, from + MINUTE_MS) };
}
