/** Spec §9: 'YYYY-MM-DD HH:mm:ss', in universal time. */
export const cartDate = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ');
