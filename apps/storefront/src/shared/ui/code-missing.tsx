/**
 * Ready in every page, and shown when its code does not come: the front door's script lifts `hidden`, since nothing else
 * runs then (front-door: waiting-scripts.ts). A link reloads the page without any code.
 */
export function CodeMissing() {
  return (
    <div id="code-missing" role="alert" hidden className="sticky top-0 z-50 bg-pepper px-4 py-3 text-center text-white">
      This page has not loaded fully, so some buttons do nothing.{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page, whatever it is */}
      <a href="" className="font-semibold underline">
        Reload the page
      </a>
    </div>
  );
}
