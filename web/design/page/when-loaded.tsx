import {
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

type WhenLoadedProps = {
  children: ReactNode;
  fallback?: ReactNode;
  /** Called once, when the children stand in the page. */
  onShown?: (() => void) | undefined;
};

/**
 * Shows its children as soon as their code and texts are loaded. A boundary of Suspense that shows a
 * fallback keeps it for 300 ms at least, for each step that loads; here the fallback is content, which
 * a transition replaces at once.
 */
export function WhenLoaded({ children, fallback = null, onShown }: WhenLoadedProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return (
    <Suspense fallback={fallback}>
      {isShown ? children : fallback}
      {isShown && onShown && <Shown onShown={onShown} />}
    </Suspense>
  );
}

function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  return null;
}
