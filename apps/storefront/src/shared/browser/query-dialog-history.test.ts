import { createLayerHistory } from '@jara/ui/browser/layer-history';
import { openTab } from '@jara/ui/testing/fake-tab';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryDialogs } from './query-dialog-history.ts';
import { entryAbove } from './use-close-on-back.ts';

const RELAY = ['open', 'delivery_type', 'step'];
const ADDRESS = ['open_address_modal', 'set_address_type'];
const PICKUP = { open_address_modal: 'true', set_address_type: 'pickup' };

let tab: ReturnType<typeof openTab>;
let dialogs: ReturnType<typeof createQueryDialogs>;
beforeEach(() => {
  tab = openTab();
  dialogs = createQueryDialogs(tab.page);
});

describe('a dialog that query parameters open', () => {
  test('is closed by Back, which leaves the other parameters', () => {
    tab.navigate('/a?tag=under_60');
    dialogs.show(RELAY, { open: 'relay', delivery_type: 'send' });
    expect(tab.href()).toBe('/a?tag=under_60&open=relay&delivery_type=send');
    tab.back();
    expect(tab.href()).toBe('/a?tag=under_60');
  });

  test('is closed by its button to the path without it, and the next Back leaves the page', () => {
    dialogs.show(RELAY, { open: 'relay' });
    dialogs.close(RELAY);
    expect(tab.href()).toBe('/a');
    tab.back();
    expect(tab.href()).toBe('/z');
  });

  test('changes its parameters on its own entry, and closes as a whole from a later step', () => {
    dialogs.show(RELAY, { open: 'relay' });
    dialogs.show(RELAY, { delivery_type: 'send' });
    expect(tab.entries).toHaveLength(3);
    dialogs.show(RELAY, { step: 'preview' }, 'push');
    tab.back();
    expect(tab.href()).toBe('/a?open=relay&delivery_type=send');
    dialogs.show(RELAY, { step: 'preview' }, 'push');
    dialogs.close(RELAY);
    expect(tab.href()).toBe('/a');
  });

  test('takes its parameters out of the address where a link has opened it', () => {
    tab.navigate('/a?open=relay&tag=under_60&step=preview');
    dialogs.show(RELAY, { step: undefined }, 'push');
    dialogs.close(RELAY);
    expect(tab.href()).toBe('/a?tag=under_60');
  });

  test('lets a navigation wait for its step back, and none where there is no such step', () => {
    vi.useFakeTimers();
    const going = vi.spyOn(tab.page.history, 'go').mockImplementation(() => undefined);
    const navigate = vi.fn();
    dialogs.afterClosing(navigate);
    expect(navigate).toHaveBeenCalledTimes(1);
    dialogs.show(ADDRESS, PICKUP);
    dialogs.close(ADDRESS);
    dialogs.afterClosing(navigate);
    vi.runAllTimers();
    expect(navigate).toHaveBeenCalledTimes(1);
    going.mockRestore();
    tab.back();
    vi.runAllTimers();
    expect(navigate).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test('goes back once for two taps on its button', () => {
    const going = vi.spyOn(tab.page.history, 'go').mockImplementation(() => undefined);
    dialogs.show(ADDRESS, PICKUP);
    dialogs.close(ADDRESS);
    dialogs.close(ADDRESS);
    expect(going).toHaveBeenCalledTimes(1);
  });

  test('keeps a plain layer below it open on Back and Forward', () => {
    const addLayer = createLayerHistory(tab.page, entryAbove);
    const closeLayer = vi.fn();
    addLayer(closeLayer);
    dialogs.show(ADDRESS, PICKUP);
    tab.back();
    tab.forward();
    expect(tab.href()).toBe('/a?open_address_modal=true&set_address_type=pickup');
    expect(closeLayer).not.toHaveBeenCalled();
  });
});

describe('a dialog over a dialog', () => {
  test('is closed alone, and the lower one closes both', () => {
    dialogs.show(RELAY, { open: 'relay' });
    dialogs.show(ADDRESS, PICKUP);
    dialogs.close(ADDRESS);
    expect(tab.href()).toBe('/a?open=relay');
    dialogs.show(ADDRESS, PICKUP);
    dialogs.close(RELAY);
    expect(tab.href()).toBe('/a');
  });

  test('with a plain layer in between: Back closes one at a time', () => {
    const addLayer = createLayerHistory(tab.page, entryAbove);
    const closeLayer = vi.fn();
    dialogs.show(RELAY, { open: 'relay' });
    addLayer(closeLayer);
    dialogs.show(ADDRESS, PICKUP);
    tab.back();
    expect(tab.href()).toBe('/a?open=relay');
    expect(closeLayer).not.toHaveBeenCalled();
    tab.back();
    expect(closeLayer).toHaveBeenCalledTimes(1);
    expect(tab.href()).toBe('/a?open=relay');
    tab.back();
    expect(tab.href()).toBe('/a');
  });

  test('after a plain layer over it was closed by its button, its own button closes it', () => {
    const addLayer = createLayerHistory(tab.page, entryAbove);
    dialogs.show(RELAY, { open: 'relay' });
    dialogs.show(RELAY, { step: 'preview' }, 'push');
    addLayer(vi.fn())();
    dialogs.close(RELAY);
    expect(tab.href()).toBe('/a');
    tab.back();
    expect(tab.href()).toBe('/z');
  });
});

test('parameters that have done their work are dropped where they stand, and the others stay', () => {
  tab.navigate('/a?session_reference=x&tag=under_60');
  dialogs.drop(['session_reference']);
  expect(tab.href()).toBe('/a?tag=under_60');
  expect(tab.entries).toHaveLength(3);
});
