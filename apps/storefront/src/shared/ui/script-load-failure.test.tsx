import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScriptMissingError } from '../browser/import-with-retry.ts';
import { ScriptLoadFailure } from './script-load-failure.tsx';

const shown = (error: unknown) =>
  renderToStaticMarkup(
    <ScriptLoadFailure
      message="We could not open this dish."
      error={error}
      onRetry={() => undefined}
      retrying={false}
    />,
  );

test('a dialog whose code is missing offers to reload, and does not blame the network', () => {
  const markup = shown(new ScriptMissingError());
  expect(markup).toContain('We could not open this dish. This page has not loaded fully.');
  expect(markup).toContain('Reload the page');
  expect(markup).not.toContain('network');
});

test('a dialog whose code the network has lost is tried again when it is back', () => {
  const markup = shown(new Error('Failed to fetch'));
  expect(markup).toContain('We could not open this dish. Please try again when the network is back.');
  expect(markup).not.toContain('Reload');
});
