/** The keyboard goes to the first field that was refused, in the form's own order. */
export function focusFirstProblem(form: HTMLFormElement | null, problems: Readonly<Record<string, unknown>>): void {
  for (const field of form?.elements ?? []) {
    const isNamed = field instanceof HTMLInputElement || field instanceof HTMLButtonElement;
    if (isNamed && problems[field.name] !== undefined) {
      field.focus();
      return;
    }
  }
}
