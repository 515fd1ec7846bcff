import type { Tracking } from '@jara/contract';
import { greatCircleKm } from '@jara/domain/location';

type Point = { readonly latitude: number; readonly longitude: number };

const kmBetween = (from: Point, to: Point) =>
  greatCircleKm({ x: from.longitude, y: from.latitude }, { x: to.longitude, y: to.latitude });

/** How far the rider still has to go as the crow flies, and which part of the way is behind them (0 to 1). */
export function distanceLeft(position: Point, { source, destination }: Pick<Tracking, 'source' | 'destination'>) {
  if (!destination) return undefined;
  const km = kmBetween(position, destination);
  const whole = source ? kmBetween(source, destination) : 0;
  if (km === 0) return { km, done: 1 };
  return { km, done: whole > 0 ? Math.min(Math.max(1 - km / whole, 0), 1) : 0 };
}

/** 'just now', '20 s ago', '3 min ago' */
export function ageText(at: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(at)) / 1_000);
  if (seconds < 10) return 'just now';
  return seconds < 60 ? `${Math.floor(seconds / 10) * 10} s ago` : `${Math.floor(seconds / 60)} min ago`;
}
