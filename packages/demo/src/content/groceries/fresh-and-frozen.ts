import { menuSection } from '../menu-section.ts';

export const dairyAndEggs = menuSection({
  title: 'Dairy, eggs and bread',
  sold: 'per item',
  dishes: `
    Eggs, crate of 30 | eggs | 5500-7500 | 60-85
      Large, brown.
    Eggs, half dozen | eggs | 1300-1900 | 14-21
      Six.
    Fresh milk, 1 litre | milk | 2400-3600 | 28-42
      Pasteurised.
    Long-life milk, 1 litre | milk | 2200-3300 | 26-40
      Keeps without a fridge.
    Plain yoghurt, 500 g | yoghurt | 2000-3200 | 25-40
      Set.
    Strawberry yoghurt drink, 1 litre | yoghurt | 2600-3900 | 32-48
      Shake well.
    Butter, 250 g | butter | 3800-5600 | 46-68
      Unsalted.
    Margarine, 500 g | butter | 2600-3900 | 32-48
      For spreading and baking.
    Cheddar, 250 g | cheese | 5200-7800 | 64-95
      Sliced.
    Sliced white bread | bread | 1400-2200 | 17-27
      Large loaf.
    Sliced wheat bread | bread | 1700-2700 | 21-33
      With bran.
  `,
});

export const frozenFood = menuSection({
  title: 'Frozen',
  sold: 'per bag',
  container: 'ice-pack',
  dishes: `
    Whole chicken, 1.2 kg | frozen-chicken | 6500-9500 | 78-115
      Cleaned, without giblets.
    Chicken drumsticks, 1 kg | frozen-chicken | 5500-8000 | 66-96
      About nine.
    Turkey wings, 1 kg | frozen-chicken | 7500-11000 | 90-130
      Large cuts.
    Beef sausages, 500 g | hot-dog | 3800-5600 | 46-68
      Eight.
    Bacon, 250 g | bacon | 5500-8000 | 66-96
      Smoked.
    Mackerel, 1 kg | fresh-fish | 4500-6800 | 54-82
      Two or three fish.
    Croaker, 1 kg | fresh-fish | 6000-9000 | 72-108
      Whole.
    Prawns, 500 g | shrimp | 8000-12500 | 96-150
      Peeled.
    Chips, 1 kg | chips | 3800-5600 | 46-68
      Straight cut.
    Mixed vegetables, 450 g | peas | 2800-4200 | 34-50
      Carrots, peas, corn, beans.
    Puff pastry, 500 g | meat-pie | 3500-5200 | 42-62
      Ready rolled.
    Vanilla ice cream, 1 litre | ice-cream | 5500-8500 | 66-100
      To share.
  `,
});
