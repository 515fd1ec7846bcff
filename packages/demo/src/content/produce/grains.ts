import { menuSection } from '../menu-section.ts';

export const grains = menuSection({
  title: 'Grain and beans',
  sold: 'per measure',
  dishes: `
    Local rice, measure | loose-rice | 2400-3800 | 30-48
      Destoned.
    Foreign rice, measure | loose-rice | 2800-4400 | 36-55
      Long grain.
    Ofada rice, measure | loose-rice | 3200-5200 | -
      Short, brown, strong.
    Honey beans, measure | brown-beans | 2600-4200 | 32-52
      Oloyin.
    White beans, measure | white-beans | 2200-3600 | 28-45
      For akara and moi moi.
    Black-eyed beans, measure | white-beans | 2200-3600 | 28-45
      Cooks fast.
    Peeled beans, measure | white-beans | 2800-4400 | 35-55 | +milling
      Ready to grind.
    Millet, measure | millet | 1600-2800 | 20-35 | +milling
      For kunu, fura and koko.
    Guinea corn, measure | millet | 1500-2600 | 19-33 | +milling
      Red or white.
    Maize, measure | corn | 1300-2300 | 16-29 | +milling
      Dry yellow.
    Soya beans, measure | white-beans | 1900-3200 | 24-40 | +milling
      For milk and flour.
    Groundnuts, measure | nuts | 2600-4200 | 32-52
      Raw, red skin.
    Bambara nuts, measure | brown-beans | 2800-4600 | 35-58
      Okpa.
    Tiger nuts, measure | brown-beans | 2200-3800 | 28-48
      Dry.
    Fonio, measure | millet | 3000-5000 | 38-62
      Washed twice.
  `,
});

export const flours = menuSection({
  title: 'Gari and flour',
  sold: 'per measure',
  dishes: `
    White gari, measure | gari | 1300-2300 | 16-29
      Ijebu, sour and crisp.
    Yellow gari, measure | gari | 1400-2400 | 17-30
      With palm oil.
    Yam flour, measure | curry-powder | 2800-4800 | -
      Elubo for amala.
    Cassava flour, measure | loose-rice | 1500-2600 | 18-32
      Lafun or konkonte.
    Corn dough, 1 kg | gari | - | 14-25 | per kg
      For banku and kenkey.
    Cassava dough, 1 kg | loose-rice | - | 12-22 | per kg
      For banku.
    Plantain flour, 1 kg | curry-powder | 3200-5200 | 40-64 | per kg
      Unripe.
    Bean flour, 1 kg | melon-seed | 2600-4200 | 32-52 | per kg
      For akara.
    Oat flour, 1 kg | millet | 3500-5500 | 44-68 | per kg
      For swallow.
    Fermented corn pap, 1 kg | melon-seed | 1000-1800 | 12-22 | per kg
      White or brown.
  `,
});
