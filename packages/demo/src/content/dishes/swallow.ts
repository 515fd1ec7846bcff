import { menuSection } from '../menu-section.ts';

export const swallow = menuSection({
  title: 'Swallow',
  sold: 'per portion',
  container: 'bowl',
  dishes: `
    Amala, ewedu and gbegiri | amala | 2200-4000 | - | +meats
      Yam-flour swallow with jute leaf and bean soup, and stew poured in the middle.
    Amala and your soup | amala | 1800-3500 | - | +soup, +meats
      Soft dark amala, turned when the order comes in.
    Pounded yam and egusi | pounded-yam | 3000-5500 | 60-95 | +meats
      Yam pounded smooth, with melon-seed soup cooked in lumps.
    Pounded yam and your soup | pounded-yam | 2500-4500 | - | +soup, +meats
      Real mortar-pounded yam, stretchy and warm.
    Eba and egusi | eba | 2200-4000 | 45-75 | +meats
      Yellow gari swallow with egusi and bitterleaf.
    Eba and okro | eba | 2200-4000 | - | +meats
      Draw soup with crunch left in the okro.
    Semolina and ogbono | pounded-yam | 2400-4200 | - | +meats
      Smooth semolina with a thick ogbono that follows the hand.
    Fufu and bitterleaf soup | pounded-yam | 2300-4200 | - | +meats
      Fermented cassava with a cocoyam-thickened soup of washed bitterleaf.
    Wheat swallow and vegetable soup | eba | 2600-4500 | - | +meats
      Brown wheat swallow, lighter than most, with edikaikong.
    Starch and banga | eba | 2800-5000 | - | +meats
      Delta starch, stretched by hand, with spiced palm-fruit soup.
    Tuwo shinkafa and miyan taushe | banku | 2400-4200 | - | +meats
      Soft rice swallow with pumpkin and groundnut soup from the north.
    Oat swallow and okro | amala | 2800-4800 | - | +meats
      For those who are counting: ground oats, turned like amala.
  `,
});

export const nigerianSoups = menuSection({
  title: 'Soups by the bowl',
  sold: 'per bowl',
  container: 'bowl',
  dishes: `
    Egusi soup | egusi | 2500-5000 | 50-85 | +swallow
      Ground melon seed fried in palm oil with spinach and stockfish.
    Efo riro | leafy-soup | 2500-5000 | - | +swallow
      Spinach stew rich with locust beans, smoked fish and peppers.
    Edikaikong | leafy-soup | 3200-6000 | - | +swallow
      Ugu and waterleaf with periwinkle; hardly any water, all vegetable.
    Afang soup | leafy-soup | 3200-6000 | - | +swallow
      Pounded afang leaves with waterleaf and dried fish.
    Ogbono soup | okro-soup | 2500-4800 | - | +swallow
      Wild mango seed, stirred until it draws.
    Okro soup with assorted | okro-soup | 2600-5200 | 50-85 | +swallow
      Fresh okro cut small, cooked for minutes only.
    Seafood okro | okro-soup | 5500-9500 | 90-150 | +swallow
      Okro crowded with prawns, crab, snail and fresh fish.
    Bitterleaf soup | leafy-soup | 2800-5200 | - | +swallow
      Ofe onugbu thickened with cocoyam and washed until the bitterness is just right.
    Oha soup | leafy-soup | 3000-5500 | - | +swallow
      Hand-torn oha leaves in a cocoyam base with uziza.
    Banga soup | palm-nut-soup | 3000-5500 | - | +swallow
      Palm-fruit soup with beletete and dried catfish.
    White soup with goat | pepper-soup | 3500-6500 | - | +swallow
      Ofe nsala: yam-thickened, peppery, no palm oil.
    Buka stew | red-stew | 2000-4000 | - | +meats
      The dark, oily stew of roadside kitchens, with whatever the pot holds.
    Ayamase | leafy-soup | 2500-4800 | - | +meats
      Green pepper sauce in bleached palm oil with eggs and assorted.
  `,
});
