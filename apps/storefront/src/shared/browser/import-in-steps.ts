/** Each in a task of its own, so that a tap comes in between. */
function appendInSteps([next, ...others]: readonly Node[]): void {
  if (!next) return;
  setTimeout(() => {
    document.head.append(next);
    appendInSteps(others);
  });
}

/**
 * Runs a dynamic `import()` that nobody waits for. The framework appends a script for each of its files at once, to the
 * head; on a slow phone that is a long task, which holds up a tap. Here they are held back, and follow one by one.
 */
export function importInSteps<Module>(load: () => Promise<Module>): Promise<Module> {
  const { head } = document;
  const held: Node[] = [];
  head.appendChild = (node) => {
    held.push(node);
    return node;
  };
  try {
    return load();
  } finally {
    Reflect.deleteProperty(head, 'appendChild');
    appendInSteps(held);
  }
}
