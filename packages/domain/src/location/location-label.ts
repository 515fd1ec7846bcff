/** Spec §2 Address modal: how the vendor variant of the picker labels a place. */
export function locationLabel(location: { display_name: string; state: string }): string {
  return `${location.display_name}, ${location.state}`;
}
