import { CONTAINERS, type ContainerName } from '../../content/containers.ts';
import { ask, type Shop } from './shop.ts';

/** Gives the shop's id of a container, adding its row when it is first needed. */
export function stockContainers(shop: Shop) {
  const stocked = new Map<ContainerName, number>();
  return (wanted: ContainerName | null): number | null => {
    if (wanted === null) return null;
    const known = stocked.get(wanted);
    if (known !== undefined) return known;
    const { name, description, ...usual } = CONTAINERS[wanted];
    const id = shop.ids.next('container_type');
    shop.rows.container_type.push({ id, vendor_id: shop.vendor_id, name, description, price: ask(shop, usual) });
    stocked.set(wanted, id);
    return id;
  };
}
