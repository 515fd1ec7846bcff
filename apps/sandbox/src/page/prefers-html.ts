/** Whether an Accept header puts a page before JSON, as browsers' do. Without a word about either it is JSON. */
export function prefersHtml(accept = ''): boolean {
  const wishes = accept.split(',').map((wish, place) => {
    const [type = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { type, place, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
  });
  const wishFor = (type: string) => wishes.find((wish) => wish.type === type && wish.weight > 0);
  const [page, json] = [wishFor('text/html'), wishFor('application/json')];
  if (page === undefined || json === undefined) return page !== undefined;
  return page.weight === json.weight ? page.place < json.place : page.weight > json.weight;
}
