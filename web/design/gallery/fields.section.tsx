import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ErrorSummary } from '#design/fields/error-summary.tsx';
import { Card } from '#design/page/card.tsx';
import { SearchBox } from '#design/search/search-box.tsx';
import { ChoicesExample } from './choices-example.tsx';
import { ExampleFields } from './example-fields.tsx';
import { useGalleryWords } from './gallery-words.ts';
import { Section } from './section.tsx';

export function FieldsSection() {
  const words = useGalleryWords();
  const [searched, setSearched] = useState('');
  const [attempt, setAttempt] = useState(0);
  const errors = [
    { field: 'wrong-first-name', message: words.nameWrong },
    { field: 'wrong-mobile', message: words.mobileWrong },
    { field: 'wrong-zone', message: words.zoneWrong },
    { field: 'wrong-company', message: words.companyWrong },
    { field: 'wrong-start', message: words.startWrong },
    { field: 'wrong-message', message: words.messageWrong },
    { field: 'wrong-product', message: words.productWrong },
    { field: 'wrong-privacy', message: words.privacyWrong },
  ];

  return (
    <Section title={words.fields}>
      <div className="grid gap-6">
        <Card>
          <SearchBox label={words.search} value={searched} onSearch={setSearched} />
          <p className="mt-2 mb-6 text-sm text-ink-muted">
            {words.searchedFor.replace('{{text}}', searched || words.nothing)}
          </p>
          <ExampleFields set="filled" isFilled />
          <div className="mt-5">
            <ChoicesExample set="filled" />
          </div>
        </Card>
        <Card title={words.fieldErrors} level={3}>
          <div className="grid gap-5">
            <ErrorSummary errors={errors} attempt={attempt} />
            <ExampleFields set="wrong" hasErrors />
            <ChoicesExample set="wrong" hasErrors />
            <div>
              <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
                {words.tryToSend}
              </Button>
            </div>
          </div>
        </Card>
        <Card title={words.fieldsDisabled} level={3}>
          <ExampleFields set="locked" isFilled disabled />
        </Card>
      </div>
    </Section>
  );
}
