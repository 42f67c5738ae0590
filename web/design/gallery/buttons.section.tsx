import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ExternalLink } from '#design/buttons/external-link.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { Link } from '#design/buttons/link.tsx';
import { Card } from '#design/page/card.tsx';
import { useGalleryTexts } from './use-gallery-texts.ts';
import { Section } from './section.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ButtonsSection() {
  const texts = useGalleryTexts();
  const [isPending, setPending] = useState(false);

  function wait() {
    setPending(true);
    setTimeout(() => setPending(false), 2000);
  }

  return (
    <Section title={texts.buttons}>
      <Card className="mb-4">
        <div className="flex flex-wrap items-center gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {texts[variant]}
            </Button>
          ))}
          <Button variant="primary" icon="plus">
            {texts.primary}
          </Button>
          <IconButton icon="edit" label={texts.edit} />
          <IconButton icon="trash" label={texts.remove} />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {texts.disabled}
            </Button>
          ))}
          <Button variant="primary" isPending>
            {texts.primary}
          </Button>
          <Button isPending={isPending} onClick={wait}>
            {texts.pendingDemo}
          </Button>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link to="/home">{texts.link}</Link>
          <ExternalLink href="https://example.org/">{texts.externalLink}</ExternalLink>
          <LinkButton to="/home" variant="primary">
            {texts.linkButton}
          </LinkButton>
          <LinkButton to="/home" icon="arrow-right">
            {texts.link}
          </LinkButton>
          <ExternalLink href="https://example.org/" variant="secondary">
            {texts.externalButton}
          </ExternalLink>
        </div>
      </Card>
    </Section>
  );
}
