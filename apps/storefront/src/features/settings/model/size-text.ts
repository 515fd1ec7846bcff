/** 'About 240 KB', 'About 1.2 MB': a KB is 1,000 bytes, as a phone's bill counts. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.round(bytes / 1000);
  return kilobytes < 1000 ? `About ${kilobytes} KB` : `About ${(kilobytes / 1000).toFixed(1)} MB`;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** '3 menus and 1 order' */
export function offlineText({ menus, orders }: { readonly menus: number; readonly orders: number }): string {
  const parts = [menus > 0 && counted(menus, 'menu', 'menus'), orders > 0 && counted(orders, 'order', 'orders')];
  return parts.filter(Boolean).join(' and ') || 'The app itself';
}
