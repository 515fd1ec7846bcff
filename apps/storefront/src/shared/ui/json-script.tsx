type Props = { readonly value: unknown; readonly type?: `application/${string}json`; readonly id?: string };

/** Data, which never runs: no policy takes it for a script. A `<` is written so that no text can end the element. */
export function JsonScript({ value, type = 'application/json', id }: Props) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, and then it is no JSON
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}
