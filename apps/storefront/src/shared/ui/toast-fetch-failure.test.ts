import { expect, test, vi } from 'vitest';
import { CodeMissingError } from '../browser/fetch-code.ts';
import { toast } from './toast.ts';
import { toastFetchFailure } from './toast-fetch-failure.ts';

test('the network is blamed for what failed, but not for code that is missing', () => {
  const told = vi.spyOn(toast, 'error').mockReturnValue('');
  toastFetchFailure(new CodeMissingError(), 'Please try again when the network is back.');
  expect(told).not.toHaveBeenCalled();
  toastFetchFailure(new Error('Failed to fetch'), 'Please try again when the network is back.');
  expect(told).toHaveBeenCalledExactlyOnceWith('Please try again when the network is back.');
});
