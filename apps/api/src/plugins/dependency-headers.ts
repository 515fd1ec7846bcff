import type { Dependencies } from '@jara/server';

/**
 * Tells those who keep copies of a reply, or of a page made from it, what it depends on: the tags that are announced
 * when something changes, and the time at which the clock changes it. Without them a reply is not to be kept.
 */
export const dependencyHeaders = ({ tags, until }: Dependencies): Record<string, string> => ({
  'x-cache-tags': tags.join(' '),
  ...(until && { 'x-cache-until': String(until.getTime()) }),
});
