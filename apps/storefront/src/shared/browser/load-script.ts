/** A phone on a slow network has as long; then the payment counts as not opened. */
const LONGEST_LOAD_MS = 20_000;

const loaded = new Map<string, Promise<void>>();

function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      // The next payment tries again.
      loaded.delete(url);
      reject(new Error('A provider’s script did not load.'));
    };
    const deadline = setTimeout(fail, LONGEST_LOAD_MS);
    script.addEventListener('load', () => {
      clearTimeout(deadline);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(deadline);
      fail();
    });
    script.async = true;
    script.src = url;
    document.head.append(script);
  });
}

/** A provider's own script, loaded once, when somebody pays with it. The page's policy says which addresses may be. */
export function loadScript(url: string): Promise<void> {
  const script = loaded.get(url) ?? load(url);
  loaded.set(url, script);
  return script;
}
