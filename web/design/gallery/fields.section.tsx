import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ErrorSummary } from '#design/fields/error-summary.tsx';
import { Card } from '#design/page/card.tsx';
import { SearchBox } from '#design/search/search-box.tsx';
import { ChoicesExample } from './choices-example.tsx';
import { ExampleFields } from './example-fields.tsx';
import { useGalleryTexts } from './use-gallery-texts.ts';
import { Section } from './section.tsx';

const labels = [
  ['first-name', 'firstName'],
  ['mobile', 'mobile'],
  ['zone', 'zone'],
  ['company', 'company'],
  ['start', 'start'],
  ['message', 'message'],
  ['product', 'zones'],
  ['privacy', 'privacy'],
] as const;

export function FieldsSection() {
  const texts = useGalleryTexts();
  const [search, setSearch] = useState('');
  const [attempt, setAttempt] = useState(0);
  const errors = labels.map(([field, label]) => ({
    field: `wrong-${field}`,
    message: `${texts[label]}: ${texts.wrong}`,
  }));

  return (
    <Section title={texts.fields}>
      <div className="grid gap-6">
        <Card>
          <SearchBox label={texts.search} value={search} onSearch={setSearch} />
          <p className="mt-2 mb-6 text-sm text-ink-muted">
            {texts.searchedFor.replace('{{text}}', search || texts.nothing)}
          </p>
          <ExampleFields set="filled" isFilled />
          <div className="mt-5">
            <ChoicesExample set="filled" />
          </div>
        </Card>
        <Card title={texts.fieldErrors} level={3}>
          <div className="grid gap-5">
            <ErrorSummary errors={errors} attempt={attempt} />
            <ExampleFields set="wrong" hasErrors />
            <ChoicesExample set="wrong" hasErrors />
            <div>
              <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
                {texts.tryToSend}
              </Button>
            </div>
          </div>
        </Card>
        <Card title={texts.fieldsDisabled} level={3}>
          <ExampleFields set="locked" isFilled disabled />
        </Card>
      </div>
    </Section>
  );
}
