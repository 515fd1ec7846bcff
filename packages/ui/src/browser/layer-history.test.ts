import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab } from '../testing/fake-tab.ts';
import { createLayerHistory } from './layer-history.ts';

describe('createLayerHistory', () => {
  let tab: ReturnType<typeof openTab>;
  let addLayer: ReturnType<typeof createLayerHistory>;

  beforeEach(() => {
    tab = openTab();
    addLayer = createLayerHistory(tab.page, (state) => ({ ...(state as object) }));
  });

  test('closes the layer on Back and stays on the page', () => {
    const close = vi.fn();
    addLayer(close);
    tab.back();
    expect(close).toHaveBeenCalledTimes(1);
    expect(tab.href()).toBe('/a');
  });

  test("keeps what others have written on the layer's entry", () => {
    addLayer(vi.fn());
    expect(tab.state()).toMatchObject({ ofOthers: true, layerDepth: 1 });
  });

  test('closes only the top one of two layers', () => {
    const [below, top] = [vi.fn(), vi.fn()];
    addLayer(below);
    addLayer(top);
    tab.back();
    expect(top).toHaveBeenCalledTimes(1);
    expect(below).not.toHaveBeenCalled();
    tab.back();
    expect(below).toHaveBeenCalledTimes(1);
  });

  test('leaves the page with one Back after the layer was closed by its button', () => {
    const removed = addLayer(vi.fn());
    removed();
    expect(tab.href()).toBe('/a');
    tab.back();
    expect(tab.href()).toBe('/z');
  });

  test('leaves the page with one Back after two layers were closed by their buttons', () => {
    const below = addLayer(vi.fn());
    const top = addLayer(vi.fn());
    top();
    below();
    tab.back();
    expect(tab.href()).toBe('/z');
  });

  test('uses one entry however often a layer opens', () => {
    for (let times = 0; times < 5; times += 1) addLayer(vi.fn())();
    expect(tab.entries).toHaveLength(3);
  });

  test('does not undo a navigation begun from inside the layer', () => {
    const removed = addLayer(vi.fn());
    removed();
    tab.navigate('/b');
    expect(tab.href()).toBe('/b');
    tab.back();
    expect(tab.href()).toBe('/a');
    tab.back();
    expect(tab.href()).toBe('/z');
  });

  test('never skips a page that was visited after a closed layer', () => {
    addLayer(vi.fn())();
    tab.navigate('/b');
    tab.navigate('/c');
    tab.back();
    expect(tab.href()).toBe('/b');
  });

  test('opens nothing on Forward', () => {
    const close = vi.fn();
    addLayer(close);
    tab.back();
    tab.forward();
    expect(close).toHaveBeenCalledTimes(1);
    expect(tab.href()).toBe('/a');
  });
});
