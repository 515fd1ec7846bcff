const ANSWER_WITHIN_MS = 1_500;

/** Whether a program says at its address that it is. */
export const isReady = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
