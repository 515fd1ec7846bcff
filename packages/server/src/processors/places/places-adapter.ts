export type Suggestion = {
  readonly place_id: string;
  readonly description: string;
  readonly main_text: string;
  readonly secondary_text: string;
};

export type PlaceComponent = {
  readonly long_name: string;
  readonly short_name: string;
  readonly types: readonly string[];
};

export type Point = { readonly latitude: number; readonly longitude: number };

export type Place = {
  readonly place_id: string;
  readonly formatted_address: string;
  readonly location: Point;
  readonly components: readonly PlaceComponent[];
};

export type PlacesFailure = {
  readonly ok: false;
  /**
   * - `not_found`: there is no such place, or none in our two countries
   * - `refused`: the service does not serve us (key, quota, a request that it does not take)
   * - `unreachable`: no answer, or none that can be read; a second try may help
   */
  readonly reason: 'not_found' | 'refused' | 'unreachable';
};

export type PlacesOutcome<Data> = { readonly ok: true; readonly data: Data } | PlacesFailure;

export type PlacesAdapter = {
  /** `session` is one UUID for all that is typed until a place is chosen. Nothing found is an empty list. */
  autocomplete(input: string, session: string, signal?: AbortSignal): Promise<PlacesOutcome<readonly Suggestion[]>>;
  /** With the session of the typing that it ends. */
  details(placeId: string, session?: string, signal?: AbortSignal): Promise<PlacesOutcome<Place>>;
  reverse(point: Point, signal?: AbortSignal): Promise<PlacesOutcome<Place>>;
};
