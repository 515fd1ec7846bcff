/** Which orders the simulator brings, and how quickly; 'asked' are those whose vendor note begins with 'demo:'. */
export type Simulated = { readonly which: 'off' | 'asked' | 'all'; readonly speed: number };

export const NOTHING_SIMULATED: Simulated = { which: 'off', speed: 1 };

export const isSimulated = ({ which }: Simulated, note: string): boolean =>
  which === 'all' || (which === 'asked' && /^\s*demo:/i.test(note));
