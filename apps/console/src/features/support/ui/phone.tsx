/** A number to call with a tap. */
export const Phone = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center font-medium text-brand underline">
    {phone}
  </a>
);
