import { menuSection } from '../menu-section.ts';

export const painAndFever = menuSection({
  title: 'Pain and fever',
  sold: 'per box',
  dishes: `
    Paracetamol 500 mg, 16 tablets | painkiller | 500-900 | 6-11
      For pain and fever in adults and older children.
    Paracetamol extra, 10 tablets | painkiller | 800-1300 | 10-16
      With caffeine, for headaches.
    Ibuprofen 200 mg, 20 tablets | painkiller | 1200-2000 | 14-24
      For pain and swelling; take with food.
    Ibuprofen 400 mg, 20 tablets | painkiller | 1600-2600 | 18-30
      Stronger; ask the pharmacist.
    Aspirin 75 mg, 28 tablets | painkiller | 1000-1700 | 12-20
      Low dose, as advised by a doctor.
    Diclofenac gel, 30 g | ointment | 1500-2500 | 18-30
      For sore muscles and joints.
    Menthol balm, 25 g | ointment | 800-1400 | 10-17
      Rub on the temples or chest.
    Heat patch, 5 | plaster | 3500-5500 | 42-66
      Warm relief for back and neck.
    Hot and cold gel pack | plaster | 3800-6000 | 46-72
      Reusable.
    Migraine relief, 12 tablets | capsules | 2200-3600 | 26-44
      Paracetamol, aspirin and caffeine.
  `,
});

export const coldAndCough = menuSection({
  title: 'Cold and cough',
  sold: 'per box',
  dishes: `
    Cough syrup, 100 ml | cough-syrup | 1500-2500 | 18-30
      For chesty cough.
    Dry cough syrup, 100 ml | cough-syrup | 1600-2600 | 19-32
      Calms the throat at night.
    Honey and lemon lozenges, 16 | sweets | 1000-1700 | 12-20
      Soothing.
    Cold and catarrh tablets, 12 | cold-relief | 900-1500 | 11-18
      For runny nose and headache.
    Night cold relief, 10 capsules | cold-relief | 1400-2300 | 17-28
      May make you sleepy.
    Cetirizine 10 mg, 10 tablets | cold-relief | 900-1500 | 11-18
      For allergies.
    Loratadine 10 mg, 10 tablets | cold-relief | 1000-1700 | 12-20
      Does not make most people sleepy.
    Saline nasal spray, 30 ml | cough-syrup | 2200-3600 | 26-44
      Salt water, nothing else.
    Chest rub, 50 g | ointment | 1500-2500 | 18-30
      Menthol and eucalyptus.
    Inhaler stick | thermometer | 700-1200 | 9-15
      Menthol, for a blocked nose.
    Throat spray, 30 ml | cough-syrup | 3200-5200 | 38-62
      Numbs and cleans.
  `,
});

export const malariaAndStomach = menuSection({
  title: 'Malaria and stomach',
  sold: 'per box',
  dishes: `
    Artemether and lumefantrine, 24 tablets | antimalarial | 2200-3800 | 26-46
      A full adult course; test before treating.
    Artemether and lumefantrine, children | antimalarial | 1600-2800 | 19-34
      Dispersible, by weight.
    Malaria rapid test | blood-test | 1500-2600 | 18-32
      One drop of blood, fifteen minutes.
    Oral rehydration salts, 5 sachets | stomach-relief | 900-1500 | 11-18
      For diarrhoea, with clean water.
    Zinc 20 mg, 10 tablets | stomach-relief | 700-1200 | 9-15
      With rehydration salts for children.
    Loperamide 2 mg, 12 capsules | capsules | 900-1600 | 11-19
      For sudden diarrhoea in adults.
    Antacid suspension, 200 ml | antacid | 1800-3000 | 22-36
      For heartburn.
    Antacid tablets, 24 | stomach-relief | 1200-2000 | 14-24
      Chew two after a meal.
    Omeprazole 20 mg, 14 capsules | capsules | 1800-3200 | 22-38
      For acid reflux.
    Laxative tablets, 20 | stomach-relief | 900-1500 | 11-18
      At bedtime.
    Worm treatment, 1 dose | stomach-relief | 600-1100 | 8-14
      Albendazole 400 mg.
    Insect repellent, 100 ml | mosquito-repellent | 2500-4000 | 30-48
      Eight hours.
    Mosquito net, family size | mosquito-repellent | 5500-8500 | 66-100
      Treated for three years.
  `,
});
