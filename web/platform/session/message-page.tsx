import type { ReactNode } from 'react';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';

interface MessagePageProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

export function MessagePage({ icon, title, text, children }: MessagePageProps) {
  return (
    <div className="max-w-2xl rounded-panel border border-line bg-surface p-(--space-panel)">
      <span className="grid size-10 place-items-center rounded-full bg-neutral-tint text-ink-muted">
        <Icon name={icon} />
      </span>
      <h1 tabIndex={-1} className="mt-3 text-title font-bold outline-none">
        {title}
      </h1>
      <p className="mt-2 text-pretty text-ink-muted">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
