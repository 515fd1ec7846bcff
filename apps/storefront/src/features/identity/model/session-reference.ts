import { dropParameters } from '@/shared/browser/use-query-dialog.ts';

const NAME = 'session_reference';

export const sessionReference = () => new URLSearchParams(window.location.search).get(NAME);

/** It works once; left in the address, it would be passed on with a shared link. */
export const dropSessionReference = () => dropParameters(NAME);
