export { CartFallback } from './ui/cart-fallback.tsx';
export { CartHeader } from './ui/cart-header.tsx';
export { CartPanel, type CartPanelProps } from './ui/cart-panel.tsx';
export { DishSteppers } from './ui/dish-steppers.tsx';
export { PackList } from './ui/pack-list.tsx';
export type { EditedLine, ItemEditorProps, PackNoticesProps } from './ui/pack-slots.ts';
export { useCart, useCarts, useIsAwaited, useLoadStatus } from './ui/use-cart.ts';
