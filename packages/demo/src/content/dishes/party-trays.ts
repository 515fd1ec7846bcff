import { menuSection } from '../menu-section.ts';

export const partyTrays = menuSection({
  title: 'Trays for a crowd',
  sold: 'per pack',
  container: 'tray',
  dishes: `
    Jollof rice tray | jollof | 22000-38000 | 320-520
      Serves ten, with the burnt bottom shared out fairly.
    Fried rice tray | fried-rice | 24000-40000 | 330-540
      Serves ten.
    Peppered chicken tray | chicken | 28000-46000 | 380-600
      Twenty pieces in sauce.
    Peppered turkey tray | turkey | 38000-62000 | 520-820
      Fifteen large pieces.
    Moi moi tray | moi-moi | 12000-20000 | -
      Twelve wraps, egg and fish in each.
    Asun tray | goat-meat | 32000-52000 | 450-720
      Two kilos of smoked, peppered goat.
    Fried plantain tray | plantain | 9000-16000 | 130-220
      Serves ten as a side.
    Waakye tray | waakye | - | 280-450
      Serves ten, with gari, spaghetti and shito.
    Egusi soup cooler | egusi | 30000-50000 | 420-650
      Five litres, with assorted meat.
    Vegetable salad tray | salad | 12000-20000 | 170-280
      Layered, with dressing apart.
  `,
});
