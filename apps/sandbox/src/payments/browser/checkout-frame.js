// What the frames of Paystack and Flutterwave have in common: the payment's texts, the buttons, and calls home.

const element = (id) => document.getElementById(id);

/** @param {string} text */
export function say(text) {
  element('notice').textContent = text;
}

/** A tap before the payment is known would act on none. */
export function mayAct(isReady) {
  element('actions').disabled = !isReady;
}

/** @param {{ amount: string, description: string, payer: string }} texts */
export function show(texts) {
  for (const [id, text] of Object.entries(texts)) element(id).textContent = text;
}

/** @returns {Promise<any>} What the sandbox answers; its message is thrown where it refuses. */
export async function call(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

/** Calls `act(action, card)` for each button; only one at a time. */
export function onAction(act) {
  const form = element('checkout');
  async function press(action) {
    const card = new FormData(form).get('card');
    mayAct(false);
    try {
      await act(action, card);
    } catch (error) {
      say(error.message);
    }
    mayAct(true);
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void press(event.submitter.value);
  });
}
