import { menuSection } from '../menu-section.ts';

export const pepperSoups = menuSection({
  title: 'Pepper soup',
  sold: 'per bowl',
  container: 'bowl',
  dishes: `
    Goat pepper soup | pepper-soup | 3000-5500 | 50-85 | +pepper
      Goat on the bone in a clear hot broth of calabash nutmeg and scent leaf.
    Catfish pepper soup | pepper-soup | 4000-7500 | 60-105 | +pepper
      A whole steak of catfish, soft and peppery.
    Chicken pepper soup | pepper-soup | 2800-5000 | 45-75 | +pepper
      Old hen, long simmered; good for a cold.
    Assorted pepper soup | pepper-soup | 2800-5000 | 45-75 | +pepper
      Tripe, shaki and liver in spicy broth.
    Turkey pepper soup | pepper-soup | 3800-6500 | 60-95 | +pepper
      Wings and necks, well spiced.
    Cow tail pepper soup | pepper-soup | 4500-8000 | 70-115 | +pepper
      Cooked until the meat falls from the bone.
    Nkwobi | red-stew | 4000-7500 | - | +pepper
      Cow foot in a thick palm-oil sauce with utazi.
    Isi ewu | red-stew | 6000-11000 | - | +pepper, per pack
      Goat head, spiced and served in a wooden mortar's worth.
    Peppered snails | snails | 4500-8500 | 65-110 | +pepper
      Six big snails with peppers and onions.
    Abacha | salad | 1800-3500 | - | in plate
      African salad of shredded cassava, ugba, garden eggs and fish.
    Boiled yam or plantain | yam-and-egg | 800-1500 | 12-22 | in plate
      To go with your pepper soup.
    Fish and yam pepper soup | pepper-soup | 4500-8000 | 65-110 | +pepper
      Fresh fish and soft yam in one bowl.
  `,
});
