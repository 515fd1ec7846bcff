import { menuSection } from '../menu-section.ts';

export const seafood = menuSection({
  title: 'Seafood',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Seafood platter | crab | 16000-28000 | 220-380 | +pepper, +two-sides, per pack
      Prawns, crab, calamari and a grilled fish, for two.
    Grilled prawns | prawns | 8000-14000 | 110-190 | +pepper, +grill-extras
      Tiger prawns in garlic and pepper butter.
    Crab in pepper sauce | crab | 6500-12000 | 90-160 | +pepper
      Two blue crabs, cracked and sauced.
    Calamari rings | prawns | 6000-10000 | 85-140 | +dips
      Crisp rings with lime.
    Fisherman's soup | palm-nut-soup | 7000-12500 | 95-165 | +swallow, in bowl
      Fresh fish, prawns and periwinkle in a light palm-oil broth.
    Fried barracuda | grilled-fish | 5500-9500 | 75-125 | +grill-extras
      A thick steak with pepper sauce.
    Fish and chips | chips | 5000-9000 | 70-120 | +dips
      Croaker in batter with hand-cut chips.
    Seafood pasta | pasta | 7000-12000 | 95-160 | +pepper
      Spaghetti with prawns, calamari and cherry tomatoes.
    Prawn coconut rice | white-rice | 6500-11500 | 90-150 | +pepper
      Coconut rice with six prawns.
    Lobster tail | prawns | 18000-32000 | 260-430 | +two-sides
      Grilled in the shell with lemon butter.
    Catfish in tomato stew | red-stew | 5000-9000 | 70-120 | +swallow, in bowl
      Fresh catfish in a loose, peppery stew.
    Snail and plantain | snails | 6000-11000 | 85-140 | +pepper
      Big snails with sweet plantain.
  `,
});
