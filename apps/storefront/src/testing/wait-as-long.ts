/** Part of each file's setup: tests of pages wait as long as all others (vitest.config.ts). A busy machine needs more than a second. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}

export {};
