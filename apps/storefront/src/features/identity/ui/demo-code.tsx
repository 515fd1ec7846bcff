type Props = { readonly smsInbox: string | undefined; readonly number: string };

/** The demo sends no SMS: this links to the sandbox's inbox. */
export function DemoCode({ smsInbox, number }: Props) {
  if (!smsInbox) return null;
  return (
    <p className="rounded-card bg-sunk px-4 py-3 text-center text-14">
      This is a demo, so no SMS is sent.{' '}
      <a
        href={`${smsInbox}?phone=${number}`}
        target="_blank"
        rel="noopener noreferrer"
        className="font-semibold text-brand underline"
      >
        Read your code in the demo inbox
      </a>
    </p>
  );
}
