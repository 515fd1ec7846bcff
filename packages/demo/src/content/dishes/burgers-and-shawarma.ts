import { menuSection } from '../menu-section.ts';

export const shawarmas = menuSection({
  title: 'Shawarma and wraps',
  sold: 'per wrap',
  container: 'paper-bag',
  dishes: `
    Chicken shawarma | shawarma | 2800-4500 | 38-60 | +shawarma-extras, +pepper
      Spiced chicken, cabbage, cream and one sausage in toasted flatbread.
    Beef shawarma | shawarma | 2800-4500 | 38-60 | +shawarma-extras, +pepper
      Marinated beef with garlic sauce.
    Mixed shawarma | shawarma | 3200-5200 | 42-68 | +shawarma-extras, +pepper
      Chicken and beef.
    Suya shawarma | shawarma | 3200-5200 | 42-68 | +shawarma-extras, +pepper
      With suya instead of shawarma meat.
    Prawn shawarma | wrap | 4500-7000 | 60-92 | +pepper
      Prawns, lettuce, lime mayonnaise.
    Falafel wrap | wrap | 2800-4500 | 38-60 | +dips
      Bean fritters, salad and sesame sauce.
    Breakfast wrap | wrap | 2500-4000 | 35-54
      Egg, sausage, plantain.
    Jumbo shawarma | shawarma | 4500-7000 | 60-92 | +shawarma-extras, +pepper
      Twice the length, twice the filling.
    Shawarma bowl | salad | 3500-5500 | 46-72 | +dips, in plate
      Everything but the bread.
    Plantain shawarma | wrap | 2800-4500 | 38-60 | +shawarma-extras
      With fried plantain inside.
  `,
});

export const burgers = menuSection({
  title: 'Burgers',
  sold: 'per burger',
  container: 'paper-box',
  dishes: `
    Classic beef burger | burger | 3500-5500 | 45-72 | +burger-extras, +one-side
      Beef patty, lettuce, tomato and house sauce.
    Double cheese burger | burger | 5000-7800 | 65-100 | +burger-extras, +one-side
      Two patties, two slices.
    Suya burger | burger | 4200-6500 | 55-85 | +burger-extras, +one-side
      Suya-spiced patty with onions and groundnut mayonnaise.
    Crispy chicken burger | burger | 3800-6000 | 50-78 | +burger-extras, +one-side
      Buttermilk chicken and slaw.
    Fish burger | burger | 4000-6200 | 52-80 | +one-side
      Battered croaker with tartare.
    Plantain and bean burger | burger | 3200-5000 | 42-65 | +one-side
      No meat, plenty of pepper.
    Egg and bacon burger | burger | 4500-7000 | 58-90 | +one-side
      Breakfast at any hour.
    Mini burgers, three | burger | 4200-6500 | 55-85 | +dips
      Beef, chicken and suya.
    Hot dog | hot-dog | 2200-3800 | 30-50 | +dips
      Long sausage, fried onions, mustard.
    Loaded hot dog | hot-dog | 3000-4800 | 40-62 | +dips
      With minced beef and cheese.
    Burger party box | burger | 22000-34000 | 280-430 | per pack, in tray
      Eight small burgers, wings and chips.
  `,
});

export const chipsAndSides = menuSection({
  title: 'Chips and sides',
  sold: 'per portion',
  container: 'paper-box',
  dishes: `
    Chips | chips | 1200-2200 | 16-30 | +dips
      Hand-cut and salted.
    Loaded chips | chips | 3000-5000 | 40-65 | +pepper
      Minced beef, cheese and pepper sauce.
    Yam chips | chips | 1300-2400 | 18-32 | +dips
      Crisp and white.
    Plantain chips | plantain | 1000-1800 | 14-24
      Thin, salted, ripe or unripe.
    Onion rings | doughnut | 1500-2600 | 20-35 | +dips
      In batter.
    Coleslaw | salad | 700-1300 | 10-18 | in cup
      Fresh today.
    Chicken strips, four | chicken | 2500-4200 | 34-55 | +dips
      Breast meat in crumbs.
    Sweet potato fries | chips | 1500-2600 | 20-35 | +dips
      With smoked pepper.
  `,
});

export const friedChicken = menuSection({
  title: 'Chicken',
  sold: 'per portion',
  container: 'paper-box',
  dishes: `
    Two-piece chicken and chips | chicken | 3800-6000 | 50-78 | +pepper, +dips
      Crisp coating, juicy inside.
    Three-piece chicken meal | chicken | 5000-7800 | 65-100 | +two-sides
      With two sides of your choice.
    Chicken bucket, eight | chicken | 11000-17500 | 145-225 | +dips, per pack
      Eight pieces for the family.
    Chicken bucket, fifteen | chicken | 19000-30000 | 250-390 | +dips, per pack
      Fifteen pieces, no arguments.
    Hot wings, eight | chicken | 4200-6800 | 55-88 | +pepper, +dips
      Sticky with pepper.
    Barbecue wings, eight | chicken | 4200-6800 | 55-88 | +dips
      Smoky and sweet.
    Chicken and jollof | jollof | 3800-6000 | 50-78 | +rice-extras
      One large piece with party jollof.
    Chicken and plantain | plantain | 3500-5600 | 46-72 | +pepper
      Sweet with salty.
    Popcorn chicken | chicken | 2800-4600 | 38-60 | +dips
      Small, crisp, quick to go.
    Rotisserie half | chicken | 5000-8000 | 65-105 | +two-sides
      Turned slowly, herbs under the skin.
    Rotisserie whole | chicken | 9000-14500 | 118-188 | +two-sides, per pack
      For four.
    Chicken salad box | salad | 3800-6000 | 50-78 | in plate
      Grilled chicken on leaves.
  `,
});
