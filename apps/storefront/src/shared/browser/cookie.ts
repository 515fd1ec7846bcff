/** The value as it stands among `document.cookie`'s; empty without one. */
export function rawCookie(cookies: string, name: string): string {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}
