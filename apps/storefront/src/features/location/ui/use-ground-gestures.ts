import { type PointerEvent, useRef } from 'react';
import type { Offset } from '../model/ground.ts';

/** A finger is never quite still. */
const DRAG_FROM_PX = 6;

type Gestures = {
  /** Dragging pulls the ground beneath the pin, so the pin goes the other way. */
  readonly onPull: (by: Offset) => void;
  /** So far from the middle. A tap on a button of the ground is that button's. */
  readonly onTap: (from: Offset) => void;
};

export function useGroundGestures({ onPull, onTap }: Gestures) {
  const touch = useRef<{ x: number; y: number; isDrag: boolean; isOnButton: boolean } | undefined>(undefined);
  const end = () => {
    touch.current = undefined;
  };
  return {
    onPointerDown({ clientX, clientY, target, isPrimary, button }: PointerEvent<HTMLElement>) {
      if (!isPrimary || button !== 0) return;
      const isOnButton = target instanceof Element && target.closest('button') !== null;
      touch.current = { x: clientX, y: clientY, isDrag: false, isOnButton };
    },
    onPointerMove({ clientX, clientY, currentTarget, pointerId, isPrimary }: PointerEvent<HTMLElement>) {
      const last = touch.current;
      if (!last || !isPrimary) return;
      const by = { x: last.x - clientX, y: last.y - clientY };
      if (!last.isDrag && Math.hypot(by.x, by.y) < DRAG_FROM_PX) return;
      // Only now: what is captured from the start would take the click from the pin.
      if (!last.isDrag) currentTarget.setPointerCapture(pointerId);
      onPull(by);
      touch.current = { ...last, x: clientX, y: clientY, isDrag: true };
    },
    onPointerUp({ clientX, clientY, currentTarget, isPrimary }: PointerEvent<HTMLElement>) {
      const last = touch.current;
      if (!last || !isPrimary) return;
      end();
      if (last.isDrag || last.isOnButton) return;
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      onTap({ x: clientX - left - width / 2, y: clientY - top - height / 2 });
    },
    onPointerCancel: end,
  };
}
