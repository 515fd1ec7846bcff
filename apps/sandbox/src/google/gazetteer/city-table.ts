/** A part of town: name, district (local government or assembly), latitude and longitude of its middle. */
export type AreaRow = readonly [
  name: string,
  district: string,
  latitude: number,
  longitude: number,
  /** The larger part of town that it belongs to. */
  sublocality?: string,
];

/** A street (by its middle) or a landmark: name, area ('' where it lies outside of all), latitude, longitude. */
export type PlaceRow = readonly [name: string, area: string, latitude: number, longitude: number];

export type CityTable = {
  readonly slug: string;
  readonly name: string;
  readonly country: 'NG' | 'GH';
  readonly state: string;
  /** As Google shortens it. */
  readonly state_short: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly areas: readonly AreaRow[];
  readonly streets: readonly PlaceRow[];
  readonly landmarks: readonly PlaceRow[];
};
