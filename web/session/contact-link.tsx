import { tenants } from '@takst/domain/platform/tenants/tenants.ts';
import type { ReactNode } from 'react';
import { ExternalLink } from '#design/buttons/external-link.tsx';
import { pageFacts } from '#texts/page-facts.ts';

export function ContactLink({ children }: { children: ReactNode }) {
  return (
    <ExternalLink href={tenants[pageFacts.tenant].links.contactUs} variant="secondary">
      {children}
    </ExternalLink>
  );
}
