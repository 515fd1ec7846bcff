/** The keyboard goes to the first field that was refused, in the form's own order. */
export function focusFirstProblem(form: HTMLFormElement | null, problems: Readonly<Record<string, unknown>>): void {
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement && problems[field.name] !== undefined) {
      field.focus();
      return;
    }
  }
}
