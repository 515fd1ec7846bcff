import { menuSection } from '../menu-section.ts';

export const waakye = menuSection({
  title: 'Waakye',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Waakye, small | waakye | - | 25-35 | +waakye-extras, +pepper-sauce
      Rice and beans cooked with millet leaves, and stew on top.
    Waakye, large | waakye | - | 35-55 | +waakye-extras, +pepper-sauce
      The same, for a bigger morning.
    Waakye in leaves | waakye | - | 30-50 | +waakye-extras, +pepper-sauce, in nothing
      Wrapped the old way, which keeps it warm and smelling right.
    Waakye special | waakye | - | 55-90 | +waakye-extras, +pepper-sauce
      Everything on it: gari, talia, egg, wele, fish, avocado and salad.
    Waakye with fried fish | waakye | - | 45-70 | +waakye-extras
      Red fish, fried crisp, with shito.
    Waakye with chicken | waakye | - | 50-78 | +waakye-extras
      A fried thigh and plenty of stew.
    Waakye with goat | waakye | - | 55-85 | +waakye-extras
      Soft goat in dark stew.
    Waakye for the office | waakye | - | 260-420 | per pack, in tray
      A tray for eight with all the sides apart.
    Angwa mo with egg | fried-rice | - | 28-48 | +pepper-sauce
      Braised oil rice with onions, two eggs and sardines.
    Plain rice and waakye stew | rice-and-stew | - | 25-42 | +waakye-extras
      For those who leave the beans.
  `,
});

export const waakyeExtras = menuSection({
  title: 'To go with it',
  sold: 'per portion',
  container: 'paper-bag',
  dishes: `
    Extra wele | beef | - | 5-9
      Two pieces of soft cow skin.
    Boiled egg | eggs | - | 4-6 | per piece
      Peeled and salted.
    Fried ripe plantain | plantain | - | 10-18
      Sweet, thick slices.
    Gari topping | gari | - | 3-5
      Red from the stew.
    Spaghetti | pasta | - | 5-9
      Talia in stew.
    Half an avocado | avocado | - | 6-10 | per piece
      Ripe and salted.
    Shito, small jar | cocoa | - | 22-38 | per jar, in nothing
      Black pepper sauce with dried shrimp, cooked for three hours.
    Shito, large jar | cocoa | - | 45-75 | per jar, in nothing
      Enough for a term at boarding school.
    Fried sardines | grilled-fish | - | 12-22
      Four small fish.
    Vegetable salad | salad | - | 8-14
      Lettuce, onion and tomato.
  `,
});
