import { Component, type ReactNode } from 'react';
import { trackRenderError } from '../shared/analytics/track-error.ts';

type Props = {
  readonly children: ReactNode;
  /** What is shown instead; nothing, if it belongs to no place. */
  readonly instead?: (retry: () => void) => ReactNode;
};

/** What fails, fails alone: the rest of the page goes on. */
export class FailsAlone extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown): void {
    trackRenderError(error);
  }
  override render() {
    const { children, instead } = this.props;
    return this.state.hasFailed ? instead?.(() => this.setState({ hasFailed: false })) : children;
  }
}
