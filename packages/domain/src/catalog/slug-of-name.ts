/** 'Mama’s Put (Yaba)' becomes 'mamas-put-yaba'; a name without Latin letters takes what it is called otherwise. */
export function slugOfName(name: string, otherwise: string): string {
  const slug = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? otherwise : slug;
}
