import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { focusFirstProblem } from './focus-first-problem.ts';

/** What is wrong with the fields of a form, by their names. */
export type Problems<Name extends string> = { readonly [name in Name]?: string | undefined };

type Asked<Name extends string> = {
  /** What is wrong with what was typed; undefined or empty when all is well. */
  readonly check: () => Problems<Name> | undefined;
  /** Called once at a time, with values that are well. */
  readonly send: () => void;
  readonly isSending: boolean;
};

type Form<Name extends string> = {
  /** Of the `<form>`. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: SubmitEvent) => void;
  };
  readonly problems: Problems<Name>;
  /** What somebody else found, such as the server. The keyboard goes to the first of these fields. */
  readonly showProblems: (found: Problems<Name>) => void;
  /** A field that is typed into is not wrong any more. */
  readonly clearProblem: (name: Name) => void;
};

/** What all forms have in common. The values are their own: some outlive the form. */
export function useForm<Name extends string>({ check, send, isSending }: Asked<Name>): Form<Name> {
  const [problems, setProblems] = useState<Problems<Name>>({});
  const ref = useRef<HTMLFormElement>(null);
  const showProblems = (found: Problems<Name>) => {
    setProblems(found);
    focusFirstProblem(ref.current, found);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // A button that is busy sends nothing, but Enter in a lone field does.
    if (isSending) return;
    const found = check() ?? {};
    showProblems(found);
    if (Object.values(found).every((problem) => problem === undefined)) send();
  };
  return {
    props: { ref, noValidate: true, onSubmit },
    problems,
    showProblems,
    clearProblem: (name) => setProblems((before) => ({ ...before, [name]: undefined })),
  };
}
