import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { addIconPaths } from '#platform/design/icon.tsx';
import { visitorIconPaths } from '#platform/design/visitor-icon-paths.ts';
import { SessionContext } from '#platform/session/use-session.ts';

addIconPaths(visitorIconPaths);

const visitor = { state: 'not-logged-in' } as const;

interface PublicPageProps {
  content: ComponentType;
  /** Takes what has made the page fail; nothing is shown then. */
  onFailure?: (error: unknown) => void;
}

/** A page for visitors: the same on the server, which renders it, and in the browser, which brings it to life. */
export const PublicPage = ({ content: Content, onFailure }: PublicPageProps) => (
  <FailureBoundary onFailure={onFailure}>
    <SessionContext value={visitor}>
      <Suspense>
        <Content />
      </Suspense>
    </SessionContext>
  </FailureBoundary>
);

type BoundaryProps = { onFailure: PublicPageProps['onFailure']; children: ReactNode };

class FailureBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
