// The frame's side: the shop's page says which payment is meant, and hears how it went.
import { call, mayAct, onAction, say, show } from '../../payments/browser/checkout-frame.js';

let accessCode = null;

const tell = (event, data = {}) => window.parent.postMessage({ event, data }, '*');

async function load(params) {
  accessCode = null;
  mayAct(false);
  say('');
  try {
    const opened = await call('/paystack/popup/open', params);
    accessCode = opened.accessCode;
    show(opened.texts);
    mayAct(true);
    tell('loaded:transaction', { id: opened.id, customer: opened.customer, accessCode });
    if (opened.isPaid) tell('success', opened.result);
  } catch (error) {
    tell('error', { type: 'setup', message: error.message });
  }
}

window.addEventListener('message', ({ source, data }) => {
  if (source === window.parent && data?.type === 'inline:url') void load(data.params ?? {});
});

onAction(async (action, card) => {
  const { state, reason, result } = await call('/paystack/popup/act', { accessCode, action, card });
  if (state === 'succeeded') return tell('success', result);
  if (action === 'close' || action === 'later') return tell('close', { status: 'abandoned' });
  // As with Paystack, the payer may try again with another card.
  say(state === 'failed' ? `${reason}. Try another card, or close.` : 'Your bank has not answered yet. You may close.');
});

window.addEventListener('keydown', ({ key }) => key === 'Escape' && tell('close', { status: 'abandoned' }));
tell('loaded:checkout');
