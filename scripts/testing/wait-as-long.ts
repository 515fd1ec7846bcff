import { afterAll, vi } from 'vitest';

// As long as all other tests wait (vitest.config.ts): a busy machine needs more than Vitest's second.
const { waitFor, waitUntil } = vi;
const PATIENT = { timeout: 30_000, interval: 20 };
vi.waitFor = (check, options) => waitFor(check, typeof options === 'number' ? options : { ...PATIENT, ...options });
vi.waitUntil = (check, options) => waitUntil(check, typeof options === 'number' ? options : { ...PATIENT, ...options });
// Files share workers: the next one sets it again.
afterAll(() => void Object.assign(vi, { waitFor, waitUntil }));
