import type { ReactNode } from 'react';
import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icon-paths.ts';

interface MessagePageProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

export function MessagePage({ icon, title, text, children }: MessagePageProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center py-12 text-center sm:py-20">
      <span className="grid size-16 place-items-center rounded-full bg-neutral-tint text-ink-muted">
        <Icon name={icon} className="size-8" />
      </span>
      <h1 tabIndex={-1} className="mt-6 text-title font-bold outline-none">
        {title}
      </h1>
      <p className="mt-3 text-section text-pretty text-ink-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
