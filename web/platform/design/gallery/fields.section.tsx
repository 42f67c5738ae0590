import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { DropArea } from '#platform/design/fields/drop-area.tsx';
import { ErrorSummary } from '#platform/design/fields/error-summary.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SearchBox } from '#platform/design/search/search-box.tsx';
import { ExampleFields, fieldLabels } from './example-fields.tsx';
import { Section } from './section.tsx';

const error = 'This field must be corrected';
const errors = Object.entries(fieldLabels).map(([name, label]) => ({
  field: `wrong-${name}`,
  message: `${label}: ${error}`,
}));

export function FieldsSection() {
  const [search, setSearch] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<File | null>(null);
  return (
    <Section title="Fields">
      <div className="grid gap-6">
        <Card>
          <SearchBox label="Search" value={search} onSearch={setSearch} />
          <p className="mt-2 mb-6 text-small text-ink-muted">Searches for: {search || '–'}</p>
          <ExampleFields set="filled" isFilled />
        </Card>
        <Card title="Fields with errors" level={3}>
          <div className="grid justify-items-start gap-5">
            <ErrorSummary errors={errors} attempt={attempt} />
            <ExampleFields set="wrong" error={error} />
            <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
              Try to send
            </Button>
          </div>
        </Card>
        <Card title="A file" level={3}>
          <DropArea accept=".csv" text="A list of people, as .csv." onFile={setFile} />
          <p className="mt-2 text-small text-ink-muted">Chosen: {file?.name ?? '–'}</p>
        </Card>
        <Card title="Disabled fields" level={3}>
          <ExampleFields set="locked" isFilled disabled />
        </Card>
      </div>
    </Section>
  );
}
