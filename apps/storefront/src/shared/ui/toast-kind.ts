import type { ReactNode } from 'react';

export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom';

/** What shows the toasts; it comes with the first of them. */
export type ToastHost = {
  show: (kind: ToastKind, content: ReactNode, options: { id: string; duration: number }) => void;
  dismiss: (id: string) => void;
};
