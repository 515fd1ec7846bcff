/** In place of a map that is not set up or could not be loaded. The pin's coordinates are shown below it. */
export function MapFallback() {
  return (
    <p className="rounded-card bg-sunk p-4 text-14">
      There is no map to show here. Search for the street above or use your current location.
    </p>
  );
}
