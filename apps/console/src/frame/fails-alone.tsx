import { ErrorState } from '@jara/ui/error-state';
import { Component, type ReactNode } from 'react';

/** Shows that a screen failed, or that its code did not come, in its place. */
export class FailsAlone extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        title="This screen did not load"
        message="Please check your network and try again."
        onRetry={() => window.location.reload()}
      />
    );
  }
}
