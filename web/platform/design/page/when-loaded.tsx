import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';

type WhenLoadedProps = {
  children: ReactNode;
  fallback?: ReactNode;
  /** Called once, when the children stand in the page. */
  onShown?: (() => void) | undefined;
};

/** Shows its children as soon as their code and texts are loaded. */
export function WhenLoaded({ children, fallback = null, onShown }: WhenLoadedProps) {
  return (
    <Suspense fallback={fallback}>
      {children}
      {onShown && <Shown onShown={onShown} />}
    </Suspense>
  );
}

function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  return null;
}
