import { useEffect, useRef } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Icon } from '#platform/design/icon.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useFormTexts } from './words/use-form-texts.ts';

interface OrderedStepProps {
  isRequest: boolean;
  company: string;
  startDate: string;
  onAnother: () => void;
}

/** What came of it, and what happens next. */
export function OrderedStep({ isRequest, company, startDate, onAnother }: OrderedStepProps) {
  const t = useFormTexts();
  const language = usePageLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const date = formatLongDate(Temporal.PlainDate.from(startDate), language);
  return (
    <Card>
      <div className="flex gap-3">
        <Icon name="success" className="mt-0.5 text-success" />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-section font-semibold outline-none">
            {t(isRequest ? 'requestedTitle' : 'orderedTitle')}
          </h2>
          <p className="mt-1">
            {isRequest ? t('requestedText', { company }) : t('orderedText', { date })}
          </p>
          <Button onClick={onAnother} className="mt-4">
            {t('another')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
