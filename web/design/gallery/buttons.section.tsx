import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ExternalLink } from '#design/buttons/external-link.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { Link } from '#design/buttons/link.tsx';
import { Card } from '#design/page/card.tsx';
import { useGalleryWords } from './gallery-words.ts';
import { Section } from './section.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ButtonsSection() {
  const words = useGalleryWords();
  const [isPending, setPending] = useState(false);

  function wait() {
    setPending(true);
    setTimeout(() => setPending(false), 2000);
  }

  return (
    <Section title={words.buttons}>
      <Card className="mb-4">
        <div className="flex flex-wrap items-center gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {words[variant]}
            </Button>
          ))}
          <Button variant="primary" icon="plus">
            {words.primary}
          </Button>
          <IconButton icon="edit" label={words.edit} />
          <IconButton icon="trash" label={words.remove} />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {words.disabled}
            </Button>
          ))}
          <Button variant="primary" isPending>
            {words.primary}
          </Button>
          <Button isPending={isPending} onClick={wait}>
            {words.pendingDemo}
          </Button>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link to="/home">{words.link}</Link>
          <ExternalLink href="https://example.org/">{words.externalLink}</ExternalLink>
          <LinkButton to="/home" variant="primary">
            {words.linkButton}
          </LinkButton>
          <LinkButton to="/home" icon="arrow-right">
            {words.link}
          </LinkButton>
          <ExternalLink href="https://example.org/" variant="secondary">
            {words.externalButton}
          </ExternalLink>
        </div>
      </Card>
    </Section>
  );
}
