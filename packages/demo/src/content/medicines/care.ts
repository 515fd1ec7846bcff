import { menuSection } from '../menu-section.ts';

export const firstAid = menuSection({
  title: 'First aid',
  sold: 'per item',
  dishes: `
    Plasters, 20 | plaster | 600-1100 | 8-14 | per box
      Assorted sizes.
    Crêpe bandage, 10 cm | toilet-roll | 800-1400 | 10-17
      Stretches.
    Cotton wool, 100 g | wipes | 900-1500 | 11-18
      Sterile.
    Gauze swabs, 10 | wipes | 700-1200 | 9-15 | per box
      Sterile.
    Methylated spirit, 200 ml | bleach | 700-1200 | 9-15
      For cleaning skin.
    Hydrogen peroxide, 200 ml | bleach | 800-1400 | 10-17
      Three per cent.
    Antiseptic cream, 30 g | ointment | 1200-2000 | 14-24
      For cuts and grazes.
    Burn gel, 25 g | ointment | 2200-3600 | 26-44
      Cools at once.
    Gentian violet, 30 ml | antacid | 500-900 | 6-11
      Paints purple.
    Hand sanitiser, 250 ml | lotion | 1500-2500 | 18-30
      Seventy per cent alcohol.
    Face masks, 50 | face-mask | 2500-4200 | 30-50 | per box
      Three-ply.
    First-aid box | stethoscope | 12000-19000 | 144-228
      Filled, for home or car.
  `,
});

export const skinAndEyes = menuSection({
  title: 'Skin and eyes',
  sold: 'per item',
  dishes: `
    Clotrimazole cream, 20 g | ointment | 1200-2000 | 14-24
      For ringworm and athlete's foot.
    Hydrocortisone cream 1%, 15 g | ointment | 1500-2500 | 18-30
      For itching; not for the face.
    Calamine lotion, 100 ml | lotion | 1200-2000 | 14-24
      Cools rashes and bites.
    Sulphur soap | soap | 900-1500 | 11-18
      For spots.
    Sunscreen SPF 50, 50 ml | lotion | 6500-10500 | 78-126
      No white cast.
    Aqueous cream, 500 g | hair-cream | 2800-4600 | 34-55
      For dry skin.
    Lubricating eye drops, 10 ml | eye-drops | 2200-3800 | 26-46
      For dry, tired eyes.
    Allergy eye drops, 10 ml | eye-drops | 2600-4400 | 31-53
      For itching eyes.
    Ear drops, 10 ml | eye-drops | 1800-3000 | 22-36
      Softens wax.
    Lip balm | ointment | 900-1600 | 11-19
      Shea and mint.
    Contact lens solution, 300 ml | eye-drops | 7500-12000 | 90-144
      All in one.
  `,
});

export const motherAndBaby = menuSection({
  title: 'Mother and baby',
  sold: 'per item',
  dishes: `
    Children's paracetamol syrup, 60 ml | children-syrup | 900-1500 | 11-18
      By weight; strawberry.
    Children's ibuprofen, 100 ml | children-syrup | 1600-2600 | 19-32
      From three months.
    Gripe water, 150 ml | children-syrup | 1800-3000 | 22-36
      For a windy baby.
    Teething gel, 15 g | ointment | 2000-3300 | 24-40
      Sugar free.
    Nappy rash cream, 50 g | ointment | 2200-3600 | 26-44
      With zinc.
    Nappies, small, 44 | diapers | 7200-10800 | 86-130 | per box
      3 to 6 kg.
    Infant formula, 400 g | baby-food | 8500-13000 | 102-156
      From birth.
    Breast pads, 30 | wipes | 3500-5500 | 42-66 | per box
      Thin.
    Maternity pads, 10 | wipes | 2500-4000 | 30-48 | per box
      Extra long.
    Pregnancy test | test-kit | 700-1300 | 9-16
      Three minutes.
    Feeding bottle brush | toothbrush | 1500-2500 | 18-30
      With a teat brush.
  `,
});

export const devices = menuSection({
  title: 'Tests and devices',
  sold: 'per item',
  dishes: `
    Digital thermometer | thermometer | 2500-4200 | 30-50
      Ten seconds.
    Infrared thermometer | thermometer | 14000-23000 | 168-276
      No touch.
    Blood pressure monitor | stethoscope | 24000-38000 | 288-455
      Upper arm, with memory.
    Glucose meter | blood-test | 16000-26000 | 192-312
      With ten strips.
    Glucose strips, 50 | blood-test | 9500-15000 | 114-180 | per box
      For the meter above.
    Lancets, 100 | blood-test | 2500-4000 | 30-48 | per box
      Fine.
    Pulse oximeter | battery | 9000-15000 | 108-180
      For the finger.
    Weighing scale | battery | 12000-20000 | 144-240
      Digital, up to 180 kg.
    Nebuliser | stethoscope | 28000-44000 | 336-528
      With two masks.
    Condoms, 3 | wipes | 600-1200 | 8-15 | per box
      Latex.
  `,
});
