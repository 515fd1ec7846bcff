import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { JsonScript } from './json-script.tsx';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

/** All islands there are. Each has its component in browser/islands.tsx. */
export type IslandName =
  | 'AccountButton'
  | 'AccountTab'
  | 'ActiveOrderBar'
  | 'AddFromResult'
  | 'AddressesPage'
  | 'BottomBarCart'
  | 'ClosedNotice'
  | 'DataSaverSwitch'
  | 'DataUsed'
  | 'DeliverTo'
  | 'DishSheetHost'
  | 'FilterDialog'
  | 'HeaderCart'
  | 'InstallApp'
  | 'OfflineStorage'
  | 'LikedPage'
  | 'LocationName'
  | 'MenuListeners'
  | 'NearestFirst'
  | 'OrderListPage'
  | 'OrderPage'
  | 'PackagePage'
  | 'ReceiptPage'
  | 'RecentSearches'
  | 'RememberCity'
  | 'RememberTag'
  | 'RowsHost'
  | 'SuggestOnFocus'
  | 'TrackSearch'
  | 'VendorPageCart'
  | 'WalletPage';

type Props = {
  readonly name: IslandName;
  readonly props?: { readonly [name: string]: Json };
  /** Another page that has it, too, takes it over as it is, with what is open in it: it holds no element of the page. */
  readonly stays?: boolean;
  /** Shows something that nobody has to ask for by a touch: its code runs when the browser is idle (browser/main.ts). */
  readonly wakes?: 'idle' | undefined;
  /** Its links lead on without any code: a tap on one is not kept for the island. */
  readonly hasPlainLinks?: boolean;
  /** What stands in its place until it wakes: HTML that can be read, and followed where it is a link. */
  readonly children?: ReactNode;
};

const OuterIsland = createContext<IslandName | undefined>(undefined);

/**
 * A place of the page that a component of the browser takes over (browser/stage.tsx). Everything else of a page is HTML, whose
 * code never reaches the browser. Islands do not nest: the inner one would be replaced with what stood in the outer one.
 */
export function Island({ name, props, stays = false, wakes, hasPlainLinks = false, children }: Props) {
  const outer = useContext(OuterIsland);
  if (outer !== undefined) throw new Error(`Islands do not nest: ${name} is inside ${outer}.`);
  return (
    <span
      data-island={name}
      {...(stays && { 'data-stays': '' })}
      {...(wakes && { 'data-wakes': wakes })}
      {...(hasPlainLinks && { 'data-links': '' })}
      className="contents"
    >
      {props && Object.keys(props).length > 0 && <JsonScript value={props} />}
      <OuterIsland value={name}>{children}</OuterIsland>
    </span>
  );
}

/** The place of an island whose component the server never loads: `island<Given>('HeaderCart')`. */
export function island<Given extends object>(
  name: IslandName,
  { stays = false, wakes }: Pick<Props, 'stays' | 'wakes'> = {},
): ComponentType<Given & { readonly children?: ReactNode }> {
  return ({ children, ...props }) => (
    <Island name={name} stays={stays} wakes={wakes} props={props as { readonly [name: string]: Json }}>
      {children}
    </Island>
  );
}
