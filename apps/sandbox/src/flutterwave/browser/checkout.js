// The frame's side: the shop's page says what to charge, and hears how it went.
import { call, mayAct, onAction, say, show } from '../../payments/browser/checkout-frame.js';

let tx_ref = null;

const tell = (event, result) => window.parent.postMessage({ event, result }, '*');

function complete(result) {
  say(result.status === 'successful' ? 'Payment made.' : 'Payment declined.');
  tell('complete', result);
}

async function open(fields) {
  try {
    const opened = await call('/flutterwave/checkout/open', fields);
    tx_ref = fields.tx_ref;
    show(opened.texts);
    mayAct(true);
    if (opened.isPaid) complete(opened.result);
  } catch (error) {
    show({ description: '' });
    say(error.message);
    mayAct(true);
  }
}

window.addEventListener('message', ({ source, data }) => {
  if (source === window.parent && data?.type === 'open') void open(data.fields);
});

onAction(async (action, card) => {
  if (tx_ref === null) return tell('close');
  const { state, result } = await call('/flutterwave/checkout/act', { tx_ref, action, card });
  if (action === 'close' || action === 'later') return tell('close');
  if (state === 'succeeded' || state === 'failed') return complete(result);
  say('Your bank has not answered yet. You may close.');
});

window.addEventListener('keydown', ({ key }) => key === 'Escape' && tell('close'));
tell('ready');
