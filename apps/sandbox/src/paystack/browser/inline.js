// Defines window.PaystackPop as Paystack's script of version 2 does, over the sandbox's own frame.
(() => {
  const FRAME = new URL('/paystack/popup', document.currentScript.src);
  const CALLBACKS = ['onSuccess', 'onCancel', 'onLoad', 'onError', 'onBankTransferConfirmationPending'];
  const HIDDEN = { visibility: 'hidden', pointerEvents: 'none' };
  const SHOWN = { visibility: 'visible', pointerEvents: 'auto' };

  function createFrame() {
    const frame = document.createElement('iframe');
    frame.title = 'Pay with Paystack';
    frame.allow = 'payment';
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      zIndex: '2147483647',
      colorScheme: 'light dark',
      ...HIDDEN,
    });
    frame.src = FRAME.href;
    document.body.append(frame);
    return frame;
  }

  function parametersOf(options) {
    const issues = [];
    if (!options?.key) issues.push({ message: 'key is required' });
    if (!options?.email && !options?.customerCode) issues.push({ message: 'email is required' });
    if (!(Number(options?.amount) > 0) && !options?.planCode) issues.push({ message: 'amount is required' });
    if (issues.length > 0) throw Object.assign(new Error('Invalid transaction parameters'), { issues });
    return Object.fromEntries(Object.entries(options).filter(([name]) => !CALLBACKS.includes(name)));
  }

  class PaystackPop {
    #frame;
    #whenLoaded;
    #transaction = null;

    constructor() {
      this.id = Math.random().toString(36).slice(2);
      this.isLoaded = false;
      this.#frame = createFrame();
      this.#whenLoaded = new Promise((resolve) => {
        window.addEventListener('message', ({ source, data }) => {
          if (source !== this.#frame.contentWindow || typeof data?.event !== 'string') return;
          if (data.event === 'loaded:checkout') {
            this.isLoaded = true;
            resolve();
          } else this.#hear(data.event, data.data ?? {});
        });
      });
    }

    #post(message) {
      this.#frame.contentWindow.postMessage(message, FRAME.origin);
    }

    #hide() {
      this.#post('close');
      Object.assign(this.#frame.style, HIDDEN);
      this.#transaction = null;
    }

    #hear(event, data) {
      const transaction = this.#transaction;
      if (transaction === null) return;
      const { callbacks } = transaction;
      if (event === 'loaded:transaction') {
        Object.assign(transaction, { id: data.id, accessCode: data.accessCode });
        callbacks.onLoad?.(data);
      } else if (event === 'error') {
        transaction.status = 'error';
        if (data.type !== 'setup') return;
        this.#hide();
        callbacks.onError?.({ message: data.message });
      } else if (event === 'cancel' || event === 'close') {
        transaction.status = data.status ?? 'abandoned';
        this.#hide();
        callbacks.onCancel?.();
      } else if (event === 'transfer:pending') {
        transaction.status = 'pending';
        this.#hide();
        callbacks.onCancel?.();
        callbacks.onBankTransferConfirmationPending?.();
      } else if (event === 'success') {
        transaction.status = 'success';
        this.#hide();
        callbacks.onSuccess?.(data);
      }
    }

    #load(params, callbacks = {}) {
      const transaction = { id: null, accessCode: params.accessCode ?? null, status: null, callbacks };
      transaction.getStatus = () => ({ status: transaction.status });
      this.#transaction = transaction;
      void this.#whenLoaded.then(() => this.#post({ type: 'inline:url', path: 'newTransaction', params }));
      return transaction;
    }

    #render() {
      Object.assign(this.#frame.style, SHOWN);
      void this.#whenLoaded.then(() => {
        this.#post('render');
        this.#frame.focus();
      });
    }

    resumeTransaction(accessCode, callbacks) {
      const transaction = this.#load({ accessCode }, callbacks);
      this.#render();
      return transaction;
    }

    newTransaction(options) {
      const transaction = this.#load(parametersOf(options), options);
      this.#render();
      return transaction;
    }

    async checkout(options) {
      return this.newTransaction(options);
    }

    preloadTransaction(options) {
      this.#load(parametersOf(options), options);
      return () => this.#render();
    }

    async paymentRequest() {
      throw new Error('The sandbox has no wallet buttons');
    }

    cancelTransaction(idOrTransaction) {
      const transaction = this.#transaction;
      if (transaction === null) return;
      if (idOrTransaction !== transaction && idOrTransaction !== transaction.id) return;
      this.#hear('cancel', {});
    }

    static setup({ ref, callback, onClose, ...options }) {
      return {
        openIframe: () =>
          new PaystackPop().newTransaction({ ...options, reference: ref, onSuccess: callback, onCancel: onClose }),
      };
    }
  }

  window.PaystackPop = PaystackPop;
})();
