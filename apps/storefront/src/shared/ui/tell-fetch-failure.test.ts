import { expect, test, vi } from 'vitest';
import { CodeMissingError } from '../browser/fetch-code.ts';
import { tellFetchFailure } from './tell-fetch-failure.ts';
import { toast } from './toast.ts';

test('the network is blamed for what failed, but not for code that is missing', () => {
  const told = vi.spyOn(toast, 'error').mockReturnValue('');
  tellFetchFailure(new CodeMissingError(), 'Please try again when the network is back.');
  expect(told).not.toHaveBeenCalled();
  tellFetchFailure(new Error('Failed to fetch'), 'Please try again when the network is back.');
  expect(told).toHaveBeenCalledExactlyOnceWith('Please try again when the network is back.');
});
