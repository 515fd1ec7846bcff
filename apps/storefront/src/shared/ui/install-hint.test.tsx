// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InstallHint } from './install-hint.tsx';

const offer = () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
  window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  return prompt;
};

afterEach(() => {
  cleanup();
  window.installPrompt = undefined;
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

test('nothing is offered where the browser cannot install the app', () => {
  expect(render(<InstallHint />).container.textContent).toBe('');
});

test('a tap asks the browser, once', async () => {
  const prompt = offer();
  render(<InstallHint />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Install' })));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever refuses is not asked again, on a later page either', () => {
  offer();
  render(<InstallHint />);
  fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  expect(render(<InstallHint />).container.textContent).toBe('');
});

test('Safari on a phone has no prompt, so the words say how', () => {
  vi.stubGlobal('navigator', { standalone: false });
  render(<InstallHint />);
  expect(screen.getByText('Add to Home Screen')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

test('the installed app offers nothing', () => {
  offer();
  vi.stubGlobal('navigator', { standalone: true });
  expect(render(<InstallHint />).container.textContent).toBe('');
});
