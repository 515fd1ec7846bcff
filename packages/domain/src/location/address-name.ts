type Named = { readonly house_no: string | null; readonly street: string | null; readonly pretty_name: string };

/** The name that `pinName` gives has a comma of its own. */
const PIN = /^Pin at -?[\d.]+, -?[\d.]+$/;

/** What an address is called where there is room for a few words: its street, else how its full name begins. */
export function addressName({ house_no, street, pretty_name }: Named): string {
  if (street) return house_no ? `${house_no} ${street}` : street;
  if (PIN.test(pretty_name)) return pretty_name;
  return pretty_name.split(', ')[0]?.trim() || pretty_name;
}

const DECIMALS = 4; // some 11 m

/** A point that no map has a name for. */
export function pinName({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string {
  return `Pin at ${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`;
}
