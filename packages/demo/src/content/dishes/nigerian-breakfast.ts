import { menuSection } from '../menu-section.ts';

export const nigerianBreakfast = menuSection({
  title: 'Morning food',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Akara and pap | akara | 1200-2400 | - | +pepper
      Six bean cakes straight from the oil with smooth corn pap.
    Akara and bread | akara | 1000-2000 | -
      Hot bean cakes pressed into soft bread.
    Akara, ten pieces | akara | 800-1500 | - | in paper-bag
      Beans, onions, pepper and hot oil; nothing else.
    Pap and moi moi | pap | 1500-2800 | - | in bowl
      Ogi with milk and sugar, and a wrap of moi moi.
    Custard and bean cake | pap | 1300-2400 | - | in bowl
      Yellow custard for those who grew up on it.
    Bread and fried egg | egg | 1200-2200 | 18-32
      Two eggs with onions and pepper between thick slices.
    Bread and tea | tea | 1000-1800 | 14-26 | in cup
      Half a loaf and a large cup of sweet milky tea.
    Noodles and egg | noodles | 1500-2800 | 22-40 | +rice-extras
      Two packs of noodles with vegetables and a fried egg.
    Masa and honey | pancakes | 1200-2400 | -
      Northern rice cakes from the clay pan.
    Kunun gyada | milk-drink | 900-1700 | - | in cup
      Warm groundnut and rice gruel with lime.
    Oats and groundnuts | pap | 1300-2400 | 20-35 | in bowl
      Creamy oats with milk, banana and groundnuts.
    Boiled plantain and egg sauce | plantain | 1800-3200 | 28-46
      Plantain cooked in its skin, with eggs and tomatoes.
    Fried sweet potatoes and sauce | sweet-potatoes | 1200-2400 | 20-36
      Golden potatoes with fresh pepper sauce.
  `,
});
