import { menuSection } from '../menu-section.ts';

export const spices = menuSection({
  title: 'Spices',
  sold: 'per cup',
  dishes: `
    Dry ground pepper | ground-pepper | 900-1700 | 11-21
      Red and hot.
    Curry powder | curry-powder | 700-1300 | 9-16
      Mixed here.
    Ground crayfish | ground-crayfish | 1500-2800 | 18-34
      Sifted.
    Ground egusi | melon-seed | 2200-3800 | 27-46
      Peeled melon seed.
    Whole egusi | melon-seed | 2000-3500 | 24-43 | +milling
      Hand picked.
    Ogbono seed | brown-beans | 3500-6000 | 42-72 | +milling
      Draws well.
    Locust beans | brown-beans | 800-1500 | 10-19
      Iru or dawadawa; you will smell it.
    Suya spice | ground-pepper | 1000-1900 | 12-23
      Groundnut, ginger, pepper.
    Pepper-soup spice | millet | 900-1700 | 11-21
      Ehuru, uziza and friends.
    Turmeric | curry-powder | 700-1300 | 9-16
      Ground.
    Dry thyme | dried-herbs | 600-1100 | 8-14
      Rubbed.
    Bay leaves | dried-herbs | 400-800 | 5-10
      Dry.
    Cloves | brown-beans | 700-1300 | 9-16
      Whole.
    Dry ginger | ginger | 800-1500 | 10-19 | +milling
      Sun dried.
    Nutmeg, 10 | brown-beans | 800-1500 | 10-19 | per bundle
      Whole.
    Prekese, 2 pods | peas | - | 8-15 | per bundle
      For light soup.
    Hibiscus, dry | dried-herbs | 900-1700 | 11-21
      For zobo and sobolo.
    Groundnut and ginger mix | curry-powder | 900-1700 | 11-21
      For kebabs.
  `,
});

export const oilsAndNuts = menuSection({
  title: 'Oil, nuts and honey',
  sold: 'per bottle',
  dishes: `
    Palm oil, 1 litre | palm-oil | 1800-3000 | 22-36
      This season's.
    Palm oil, 5 litres | palm-oil | 8500-14000 | 102-168
      In a keg.
    Zomi, 1 litre | palm-oil | - | 28-46
      Spiced palm oil.
    Groundnut oil, 1 litre | cooking-oil | 3200-5200 | 38-62
      Pressed in Kano.
    Coconut oil, 500 ml | cooking-oil | 2800-4800 | 32-56
      Cold pressed.
    Shea butter, 500 g | butter | 2000-3600 | 22-40 | per bundle
      Ivory, unrefined.
    Roasted groundnuts | nuts | 1600-2800 | 18-32
      By the bottle.
    Cashew nuts, 500 g | nuts | 5500-8800 | 62-100 | per bundle
      Roasted.
    Wild honey, 75 cl | honey | 4500-7500 | 52-88
      Strained.
    Coconuts, 3 | coconut | 1500-2800 | 18-34 | per bundle
      Brown.
    Eggs, crate | eggs | 5000-7000 | 56-80 | per crate
      Thirty.
  `,
});
