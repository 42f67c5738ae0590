import { Button } from '#platform/design/buttons/button.tsx';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { ChoiceButton } from '#platform/design/list/choice-button.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Section } from './section.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'dangerSolid'] as const;
const states = {
  ready: {},
  icon: { icon: 'plus' },
  disabled: { disabled: true },
  pending: { isPending: true },
} as const;

export function ButtonsSection() {
  return (
    <Section title="Buttons and links">
      <Card>
        <div className="grid gap-4">
          {Object.entries(states).map(([name, state]) => (
            <div key={name} className="flex flex-wrap gap-3">
              {variants.map((variant) => (
                <Button key={variant} variant={variant} {...state}>
                  {variant}
                </Button>
              ))}
            </div>
          ))}
          <ul className="rounded-ui border border-line">
            <ChoiceButton name="Choice" details="One of several" />
            <ChoiceButton name="Choice" details="One of several" note="disabled" disabled />
          </ul>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <IconButton icon="edit" label="Edit" />
            <IconButton icon="trash" label="Delete" />
            <Link to="/home">Link</Link>
            <ExternalLink href="https://example.org/">External link</ExternalLink>
            <LinkButton to="/home" variant="primary">
              Link button
            </LinkButton>
            <LinkButton to="/home" icon="arrow-right">
              Link button
            </LinkButton>
            <ExternalLink href="https://example.org/" variant="secondary">
              External link
            </ExternalLink>
          </div>
        </div>
      </Card>
    </Section>
  );
}
