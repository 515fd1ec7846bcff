// Defines window.FlutterwaveCheckout as Flutterwave's script of version 3 does, over the sandbox's own frame.
(() => {
  const FRAME = new URL('/flutterwave/checkout', document.currentScript.src);
  const REQUIRED = ['public_key', 'tx_ref', 'amount', 'customer'];
  /** How long the frame says that it is done, unless the shop closes it earlier. */
  const DONE_MS = 3_000;

  function createFrame() {
    const frame = document.createElement('iframe');
    frame.name = 'checkout';
    frame.title = 'Pay with Flutterwave';
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      zIndex: '2147483647',
      colorScheme: 'light dark',
    });
    frame.src = FRAME.href;
    document.body.append(frame);
    return frame;
  }

  function leaveFor(address, { status, tx_ref, transaction_id }) {
    const url = new URL(address, location.href);
    url.searchParams.set('status', status);
    url.searchParams.set('tx_ref', tx_ref);
    if (transaction_id !== undefined) url.searchParams.set('transaction_id', transaction_id);
    location.assign(url);
  }

  window.FlutterwaveCheckout = (options) => {
    const missing = REQUIRED.filter((name) => !options?.[name]);
    if (missing.length > 0) throw new Error(`FlutterwaveCheckout needs ${missing.join(', ')}`);
    const { callback, onclose, redirect_url, ...fields } = options;
    const frame = createFrame();
    let isComplete = false;

    function close() {
      if (!frame.isConnected) return;
      window.removeEventListener('message', hear);
      frame.remove();
      if (redirect_url && !isComplete) leaveFor(redirect_url, { status: 'cancelled', tx_ref: fields.tx_ref });
      else onclose?.(!isComplete);
    }

    function hear({ source, data }) {
      if (source !== frame.contentWindow || typeof data?.event !== 'string') return;
      if (data.event === 'ready') {
        frame.contentWindow.postMessage({ type: 'open', fields: JSON.parse(JSON.stringify(fields)) }, FRAME.origin);
        frame.focus();
      } else if (data.event === 'close') close();
      else if (data.event === 'complete') {
        isComplete = true;
        if (redirect_url) return leaveFor(redirect_url, data.result);
        setTimeout(close, DONE_MS);
        callback?.(data.result);
      }
    }

    window.addEventListener('message', hear);
    return { close };
  };
})();
