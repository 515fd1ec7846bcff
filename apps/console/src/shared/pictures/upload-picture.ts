import { ApiError } from '@jara/api-client';
import { failure, OUTAGES } from '@jara/contract';
import { session } from '../api/session.ts';

const LONGEST_MS = 60_000;

const refusal = (status: number, text: string): ApiError => {
  try {
    const { message, code } = failure.parse(JSON.parse(text));
    return new ApiError(message, { status, code });
  } catch {
    return new ApiError(OUTAGES.UNAVAILABLE.message, { status: 503, code: 'UNAVAILABLE' });
  }
};

/** By XMLHttpRequest: fetch does not say how much of a body has gone. `path` is the API's: '/ops/vendor/dish/7/picture'. */
export const uploadPicture = (path: string, picture: Blob, onProgress: (part: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', `/api${path}`);
    request.setRequestHeader('authorization', `Bearer ${session.token() ?? ''}`);
    request.setRequestHeader('content-type', picture.type);
    request.timeout = LONGEST_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const fail = () => reject(refusal(request.status, request.responseText));
    request.onload = () => (request.status === 200 ? resolve() : fail());
    request.onerror = fail;
    request.ontimeout = fail;
    request.send(picture);
  });
