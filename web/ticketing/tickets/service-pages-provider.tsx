import type { ReactNode } from 'react';
import { signedInOf, useSessionState } from '#platform/session/use-session.ts';
import { TextServiceContext, textServiceOf } from '#platform/texts/text-service.ts';
import { ServicePagesContext, servicePagesAt } from '#platform/page-entries/service-pages.ts';

interface ServicePagesProviderProps {
  /** The address of the page. */
  path: string;
  children: ReactNode;
}

/** Gives a page the pages and the words of its service. */
export function ServicePagesProvider({ path, children }: ServicePagesProviderProps) {
  const features = signedInOf(useSessionState())?.features ?? new Set<never>();
  const pages = servicePagesAt(path, features);
  return (
    <ServicePagesContext value={pages}>
      <TextServiceContext value={textServiceOf(pages.service)}>{children}</TextServiceContext>
    </ServicePagesContext>
  );
}
