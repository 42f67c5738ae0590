import { type ReactNode, useId } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-figure font-bold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}
