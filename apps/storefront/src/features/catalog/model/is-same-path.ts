function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Whether both lead to the same page, however each is encoded: what is asked for may say 'ọ', '%E1%BB%8D' or '%e1%bb%8d'. */
export const isSamePath = (asked: string, path: string): boolean => decoded(asked) === decoded(path);
