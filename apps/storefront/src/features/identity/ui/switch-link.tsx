type Props = { readonly question: string; readonly words: string; readonly onSwitch: () => void };

/** The way from one view of the dialog to the other. */
export function SwitchLink({ question, words, onSwitch }: Props) {
  return (
    <p className="wrap-anywhere text-center text-14 text-ink-soft">
      {question}
      <button
        type="button"
        onClick={onSwitch}
        className="inline-flex min-h-11 items-center rounded-small px-2 font-semibold text-brand underline"
      >
        {words}
      </button>
    </p>
  );
}
