import type { AddressPayload, PlaceSuggestion } from '@jara/contract';
import { FAILURES } from '@jara/contract';
import { countryOfPoint } from '@jara/domain/location';
import { toast } from '@jara/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { findPlace, placeAt } from '../api/places.query.ts';
import { changeAddressDraft, readAddressDraft } from '../model/address-draft.ts';
import { geocodeFailure, isUnknownPlace, positionFailure } from '../model/geocode-failure.ts';
import type { Point } from '../model/known-places.ts';
import { pinAddress } from '../model/pin-address.ts';

const POSITION_OPTIONS = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };

/** Where the browser is, or the sentence that says why that is not known. */
const currentPosition = () =>
  new Promise<Point | string>((resolve) => {
    const fail = (error?: GeolocationPositionError) => resolve(positionFailure(error));
    if (!navigator.geolocation) return fail();
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), fail, POSITION_OPTIONS);
  });

/** The place at a point, with the point itself: a place's own is its middle, and a home may be far from that. */
async function addressAt({ latitude, longitude }: Point): Promise<AddressPayload> {
  try {
    return { ...(await placeAt({ latitude, longitude })), latitude, longitude };
  } catch (error) {
    if (!isUnknownPlace(error)) toast.error(geocodeFailure(error));
    return pinAddress({ latitude, longitude });
  }
}

/** The three ways to a place: a suggestion, where one is, and a pin. Only the last that was begun counts. */
export function usePlaceChoice() {
  const [typed, setTyped] = useState(() => readAddressDraft().typed);
  const [place, setPlace] = useState<AddressPayload | undefined>(() => readAddressDraft().place);
  /** What is going on, in words. */
  const [progress, setProgress] = useState('');
  const [problem, setProblem] = useState('');
  const turn = useRef(0);

  useEffect(() => changeAddressDraft({ typed, place }), [typed, place]);

  const clear = () => {
    turn.current += 1;
    setPlace(undefined);
    setProgress('');
    setProblem('');
    return turn.current;
  };

  async function take(words: string, find: () => Promise<AddressPayload | string>): Promise<void> {
    const mine = clear();
    setProgress(words);
    const found = await find();
    if (mine !== turn.current) return;
    setProgress('');
    if (typeof found === 'string') return setProblem(found);
    setPlace(found);
    setTyped((text) => text || found.pretty_name);
  }

  async function at(point: Point): Promise<AddressPayload | string> {
    if (!countryOfPoint({ ...point, country: null })) return FAILURES.ADDRESS_OUT_OF_REACH.message;
    return await addressAt(point);
  }

  return {
    typed,
    place,
    progress,
    problem,
    type(text: string) {
      clear();
      setTyped(text);
    },
    pickSuggestion({ place_id, description }: PlaceSuggestion, session: string | undefined) {
      setTyped(description);
      return take('Looking the place up…', () =>
        findPlace(place_id, session).catch((error: unknown) => geocodeFailure(error)),
      );
    },
    pickPoint(point: Point) {
      setTyped('');
      return take('Looking up what is there…', () => at({ latitude: point.latitude, longitude: point.longitude }));
    },
    pickCurrent() {
      setTyped('');
      return take('Finding where you are…', async () => {
        const position = await currentPosition();
        if (typeof position === 'string') return position;
        return await at({ latitude: position.latitude, longitude: position.longitude });
      });
    },
  };
}

export type PlaceChoice = ReturnType<typeof usePlaceChoice>;
