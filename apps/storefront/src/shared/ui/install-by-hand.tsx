/** Safari has no prompt: only the person can do it. */
export const InstallByHand = () => (
  <p className="text-14 text-ink-soft">
    In Safari, tap <strong>Share</strong>, then <strong>Add to Home Screen</strong>.
  </p>
);
