/** What a meal travels in, and what vendors ask for it. */
type Container = {
  readonly name: string;
  readonly description: string;
  readonly naira: number;
  readonly cedis: number;
};

export const CONTAINERS = {
  plate: { name: 'Takeaway pack', description: 'Rigid plate with a tight lid', naira: 300, cedis: 3 },
  bowl: { name: 'Soup bowl', description: 'Deep bowl that does not leak', naira: 350, cedis: 3.5 },
  'paper-bag': { name: 'Paper bag', description: 'Greaseproof bag', naira: 100, cedis: 1 },
  'paper-box': {
    name: 'Paper box',
    description: 'Folded box with vents, so that crisp stays crisp',
    naira: 250,
    cedis: 2.5,
  },
  'pizza-box': { name: 'Pizza box', description: 'Corrugated box with a liner', naira: 500, cedis: 5 },
  cup: { name: 'Cup with lid', description: 'Sealed cup and a straw', naira: 150, cedis: 1.5 },
  tray: { name: 'Foil tray', description: 'Party tray with a cardboard lid', naira: 1200, cedis: 12 },
  'cake-box': { name: 'Cake box', description: 'Tall box with a window', naira: 800, cedis: 8 },
  'ice-pack': { name: 'Insulated pack', description: 'Foil pouch with an ice pad', naira: 600, cedis: 6 },
} as const satisfies Record<string, Container>;

export type ContainerName = keyof typeof CONTAINERS;
