import { menuSection } from '../menu-section.ts';

export const smallChops = menuSection({
  title: 'Small chops',
  sold: 'per portion',
  container: 'paper-box',
  dishes: `
    Puff puff, ten pieces | puff-puff | 1000-2000 | - 
      Soft dough balls, lightly sweet, with nutmeg.
    Small chops pack | spring-roll | 2500-4500 | 40-65 | +dips, per pack
      Puff puff, samosa, spring roll, mosa and a piece of peppered chicken.
    Small chops tray for ten | spring-roll | 18000-32000 | 260-420 | +dips, per pack, in tray
      A foil tray for the office or the naming ceremony.
    Samosa, four pieces | spring-roll | 1500-2600 | 20-36 | +dips
      Crisp triangles with minced beef and peas.
    Spring rolls, four pieces | spring-roll | 1500-2600 | 20-36 | +dips
      Cabbage, carrot and chicken in thin pastry.
    Mosa, ten pieces | puff-puff | 1000-1900 | -
      Plantain puffs, sweet and dark.
    Stick meat | suya | 2000-3800 | 30-52 | +pepper
      Five sticks of beef, peppers and onions.
    Peppered gizzard cup | beef | 2000-3500 | 30-50 | in cup
      Gizzards and peppers by the cup.
    Corn dogs | hot-dog | 1800-3200 | 28-46 | +dips
      Sausages in sweet maize batter.
    Money bags | spring-roll | 2000-3600 | 30-52 | +dips
      Tied pastry purses with prawn and chicken.
    Battered prawns | prawns | 4500-8000 | 65-110 | +dips
      Eight prawns in light batter.
    Chin chin | cookie | 1200-2400 | 18-32 | per jar, in nothing
      Crunchy fried dough by the jar.
    Peanuts in batter | nuts | 1000-2000 | 15-28 | per jar, in nothing
      Groundnuts in a thin sweet shell.
  `,
});
