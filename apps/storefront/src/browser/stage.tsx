import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import './on-every-page.ts';
import { ErrorState } from '@jara/ui/error-state';
import { startSoftNavigation } from '../shared/browser/navigation.ts';
import { startOfflineSupport } from '../shared/browser/offline-support.ts';
import { whenIdle } from '../shared/browser/when-idle.ts';
import { FailsAlone } from './fails-alone.tsx';
import { isPage, wokenIsland } from './islands.tsx';
import { clearPlace, currentPlaces, type Place, subscribeToPlaces } from './places.ts';
import { Roots, type RootsProps } from './roots.tsx';

/** Taps were remembered until now, and are repeated (inline/taps.ts). At once, so that what they change is painted with the rest. */
function answerTaps(): void {
  window.dispatchEvent(new Event('listening'));
  document.documentElement.dataset['awake'] = '';
  window.dispatchEvent(new Event('awake'));
  whenIdle(startOfflineSupport);
}

/** The server's HTML goes in the frame in which the component comes. */
function Awake({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  useLayoutEffect(() => clearPlace(place), [place]);
  return children;
}

/** For an island that goes on showing what the server has made, as its `children`. */
function ServerMarkup({ nodes }: { readonly nodes: readonly Node[] }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const active = document.activeElement;
    ref.current?.replaceChildren(...nodes);
    // What is moved loses the focus.
    if (active instanceof HTMLElement && nodes.some((node) => node.contains(active)))
      active.focus({ preventScroll: true });
  }, [nodes]);
  return <span ref={ref} className="contents" />;
}

/** A page says so and can be tried again; anything else is left as the server has made it. */
const insteadOf = (place: Place) => (retry: () => void) =>
  isPage(place) ? (
    <Awake place={place}>
      <ErrorState
        message="Something on our side is not answering. Your cart is safe; please try again."
        onRetry={retry}
      />
    </Awake>
  ) : (
    <ServerMarkup nodes={place.asleep} />
  );

function Island({ place }: { readonly place: Place }) {
  const Woken = wokenIsland(place.name);
  if (!Woken) return null;
  return createPortal(
    <FailsAlone instead={insteadOf(place)}>
      <Suspense>
        <Awake place={place}>
          <Woken {...place.props}>
            <ServerMarkup nodes={place.asleep} />
          </Woken>
        </Awake>
      </Suspense>
    </FailsAlone>,
    place.element,
  );
}

/**
 * All of the browser's components in one tree: those of the islands, each in its place on the page, and those that
 * belong to no place (dialogs, the cart, what listens). So they share one store, one client and one session, and what
 * belongs to no place outlives a page.
 */
function Stage({ settings }: { readonly settings: RootsProps }) {
  const places = useSyncExternalStore(subscribeToPlaces, currentPlaces);
  useEffect(() => {
    const stop = startSoftNavigation();
    answerTaps();
    return stop;
  }, []);
  return (
    <>
      {places.map((place) => (
        <Island key={place.key} place={place} />
      ))}
      <Roots {...settings} />
    </>
  );
}

const settings = JSON.parse(document.getElementById('page-settings')?.textContent ?? '{}') as RootsProps;
const root = document.getElementById('stage');
if (root) createRoot(root).render(<Stage settings={settings} />);
