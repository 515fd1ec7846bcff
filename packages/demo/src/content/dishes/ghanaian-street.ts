import { menuSection } from '../menu-section.ts';

export const kelewele = menuSection({
  title: 'Street food',
  sold: 'per portion',
  container: 'paper-bag',
  dishes: `
    Kelewele | kelewele | - | 18-32 | +pepper
      Cubes of ripe plantain in ginger, cloves and pepper, fried dark.
    Kelewele with groundnuts | kelewele | - | 22-38 | +pepper
      With roasted nuts, as it should be.
    Roasted plantain and groundnuts | plantain | - | 12-22
      Kofi brokeman from the coals.
    Fried yam and pepper | chips | - | 20-35 | +pepper-sauce
      Crisp yam with fresh pepper.
    Fried yam and fish | chips | - | 32-52 | +pepper-sauce
      With one thousand: small fried fish.
    Chofi | turkey | - | 30-52 | +pepper
      Fried turkey tail with onions and pepper.
    Koliko and shito | chips | - | 20-34 | +pepper-sauce
      Sweet potato chips with black pepper sauce.
    Bofrot, six pieces | puff-puff | - | 10-18
      Round doughnuts with nutmeg.
    Koose, eight pieces | akara | - | 10-18
      Bean fritters, crisp at the edge.
    Meat pie | meat-pie | - | 10-18 | per piece
      Flaky, with minced beef.
    Nkate cake | nuts | - | 8-14 | per pack
      Groundnut brittle.
    Roasted corn with coconut | corn | - | 10-18
      Soft or hard, you say.
  `,
});

export const ghanaianGrill = menuSection({
  title: 'Night grill',
  sold: 'per stick',
  container: 'paper-bag',
  dishes: `
    Beef chichinga | suya | - | 10-18 | +pepper, +grill-extras
      Kebab with groundnut spice and onions.
    Chicken chichinga | suya | - | 14-24 | +pepper, +grill-extras
      Thigh meat, charred at the edge.
    Sausage chichinga | hot-dog | - | 10-18 | +pepper
      Sausage and onion on a stick.
    Gizzard chichinga | suya | - | 12-22 | +pepper
      Spiced and chewy.
    Goat khebab | goat-meat | - | 35-60 | +pepper, per portion, in plate
      Chopped goat from the fire with onions and mustard.
    Domedo | beef | - | 40-70 | +pepper, per portion, in plate
      Grilled pork with pepper and kenkey.
    Grilled guinea fowl | chicken | - | 90-150 | +pepper, +grill-extras, per portion, in plate
      From the north, spiced and smoked.
    Grilled tilapia | grilled-fish | - | 75-130 | +pepper-sauce, +grill-extras, per portion, in plate
      Whole, with fresh pepper.
    Half grilled chicken | chicken | - | 70-115 | +pepper, +two-sides, per portion, in plate
      With two sides.
    Grilled pork ribs | goat-meat | - | 85-140 | +dips, per portion, in plate
      Sticky and smoky.
    Snail khebab | snails | - | 35-60 | +pepper
      Three snails with peppers.
    Mixed grill platter | suya | - | 180-300 | +two-sides, per pack, in tray
      Chicken, goat, sausage and gizzard for three.
  `,
});

export const ghanaianBreakfast = menuSection({
  title: 'Morning food',
  sold: 'per portion',
  container: 'bowl',
  dishes: `
    Hausa koko and koose | pap | - | 15-26 | +pepper
      Spiced millet porridge with bean fritters.
    Tom brown and bread | pap | - | 16-28
      Roasted maize porridge with milk and sugar.
    Oblayo and bofrot | pap | - | 16-28
      Cracked corn porridge with hot doughnuts.
    Rice water and bread | pap | - | 16-28
      Soft rice pudding with milk and butter bread.
    Oats with milk | pap | - | 18-30
      Creamy, with banana and groundnuts.
    Tea bread and egg | egg | - | 22-38 | in paper-bag
      Omelette with onions and pepper in butter bread.
    Egg sandwich and tea | sandwich | - | 28-46 | in paper-bag
      Roadside tea-seller style.
    Ekuegbemi with groundnuts | pap | - | 16-28
      Coarse corn, slow cooked.
    Yam and egg stew | yam-and-egg | - | 32-52 | in plate
      With tomatoes and sardine.
    Noodles special | noodles | - | 30-50 | +rice-extras, in plate
      Two packs, two eggs, sausage and cabbage.
    Plantain and beans | beans | - | 26-44 | in plate
      A full start.
  `,
});
