/** Spec §2 Routes: the vendor's location in lower case with spaces replaced by hyphens. */
export function locationSlug(location: string): string {
  return location.toLowerCase().replaceAll(' ', '-');
}
