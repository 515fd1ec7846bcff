// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useForm } from './use-form.ts';

const send = vi.fn();
afterEach(cleanup);

function Example({ isSending = false }: { readonly isSending?: boolean }) {
  const [typed, setTyped] = useState('');
  const form = useForm<'first' | 'second'>({
    check: () => (typed === '' ? { second: 'Type something' } : undefined),
    send,
    isSending,
  });
  return (
    <form {...form.props}>
      <input name="first" />
      <input
        name="second"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          form.clearProblem('second');
        }}
      />
      <p role="alert">{form.problems.second ?? form.problems.first}</p>
      <button type="button" onClick={() => form.showProblems({ first: 'The server says no' })}>
        Refuse
      </button>
    </form>
  );
}

function open(isSending = false) {
  send.mockClear();
  const page = render(<Example isSending={isSending} />);
  const form = page.container.querySelector('form');
  const field = (name: string) => page.container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!form) throw new Error('There is no form');
  return {
    ...page,
    submit: () => fireEvent.submit(form),
    type: (text: string) => fireEvent.change(field('second') ?? form, { target: { value: text } }),
    said: () => page.getByRole('alert').textContent,
    field,
  };
}

test('what is wrong is said, the keyboard goes there, and nothing is sent until it is mended', () => {
  const page = open();
  page.submit();
  expect([page.said(), document.activeElement, send.mock.calls.length]).toEqual([
    'Type something',
    page.field('second'),
    0,
  ]);
  page.type('rice');
  expect(page.said()).toBe('');
  page.submit();
  expect(send).toHaveBeenCalledTimes(1);
});

test('while it is being sent, Enter sends nothing', () => {
  const page = open(true);
  page.type('rice');
  page.submit();
  expect(send).not.toHaveBeenCalled();
});

test('what the server refuses is said at its field', () => {
  const page = open();
  fireEvent.click(page.getByRole('button'));
  expect([page.said(), document.activeElement]).toEqual(['The server says no', page.field('first')]);
});
