import type { ReactNode } from 'react';

export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom';

/** Something that can be done while the toast is up: 'Undo'. */
export type ToastAction = {
  readonly label: string;
  readonly onTap: () => void;
  /** More attributes of its button: what it is called in events. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
};

/** What shows the toasts. */
export type ToastHost = {
  show: (
    kind: ToastKind,
    content: ReactNode,
    options: { id: string; duration: number; action?: ToastAction | undefined },
  ) => void;
  dismiss: (id: string) => void;
};
