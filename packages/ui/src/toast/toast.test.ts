import { beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast.ts';

/** What is up, by id, as the host keeps it: an id that is up already is not added. */
const up = vi.hoisted(() => new Map<string, { kind: string; words: unknown }>());
vi.mock('./toast-host.tsx', () => ({
  mountToasts: () => ({
    show: (kind: string, words: unknown, { id }: { id: string }) => void up.set(id, { kind, words }),
    dismiss: (id: string) => void up.delete(id),
  }),
}));

beforeEach(() => up.clear());

const shown = () => [...up.values()].map(({ kind, words }) => `${kind}: ${String(words)}`);

test('a message that is up already is not stacked', async () => {
  toast.error('Error deleting pack');
  toast.error('Error deleting pack');
  toast.error('Error deleting cart');
  toast.success('Error deleting pack');
  await vi.waitFor(() => expect(up.size).toBeGreaterThanOrEqual(3));
  expect(shown()).toEqual(['error: Error deleting pack', 'error: Error deleting cart', 'success: Error deleting pack']);
});

test('contents that are no plain words are each their own, and a given id keeps its place', async () => {
  toast.custom(['one']);
  toast.custom(['one']);
  toast.loading('Saving…', { id: 'saving' });
  toast.success('Saved', { id: 'saving' });
  await vi.waitFor(() => expect(up.size).toBe(3));
  expect(shown()).toEqual(['custom: one', 'custom: one', 'success: Saved']);
});

test('a message can be taken down by the id that it was given', async () => {
  const id = toast.error('Error deleting pack');
  await vi.waitFor(() => expect(up.size).toBe(1));
  toast.dismiss(id);
  await vi.waitFor(() => expect(up.size).toBe(0));
});
