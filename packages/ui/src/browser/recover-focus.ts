const nextFrame = (work: () => void) => requestAnimationFrame(() => requestAnimationFrame(work));

/**
 * What had the focus may be gone: a row that was removed, a provider's window. The keyboard then goes on in the dialog that
 * is still open, or in the page's content, and not behind a dialog or at the page's top. Looked at once others have set it.
 */
export function recoverFocus(before?: Element | null): void {
  nextFrame(() => {
    if (document.activeElement !== document.body) return;
    const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
    const next = isThere ? before : (dialog ?? document.getElementById('main'));
    next?.focus({ preventScroll: true });
  });
}
