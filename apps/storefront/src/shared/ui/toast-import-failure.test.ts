import { toast } from '@jara/ui/toast';
import { expect, test, vi } from 'vitest';
import { ScriptMissingError } from '../browser/import-with-retry.ts';
import { toastImportFailure } from './toast-import-failure.ts';

test('the network is blamed for what failed, but not for code that is missing', () => {
  const told = vi.spyOn(toast, 'error').mockReturnValue('');
  toastImportFailure(new ScriptMissingError(), 'Please try again when the network is back.');
  expect(told).not.toHaveBeenCalled();
  toastImportFailure(new Error('Failed to fetch'), 'Please try again when the network is back.');
  expect(told).toHaveBeenCalledExactlyOnceWith('Please try again when the network is back.');
});
