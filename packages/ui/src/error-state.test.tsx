// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ErrorState } from './error-state.tsx';

afterEach(cleanup);

function Example() {
  const [retrying, setRetrying] = useState(false);
  return <ErrorState message="The menu is not answering." retrying={retrying} onRetry={() => setRetrying(true)} />;
}

test('Retry says that it is trying, and keeps the focus', () => {
  render(<Example />);
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  fireEvent.click(retry);
  const busy = screen.getByRole('button', { name: 'Trying again…' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(busy);
});
