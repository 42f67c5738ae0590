import { fitInOneSms } from '#platform/integrations/sms/sms.public.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';

type TemporarySmsValues = {
  readonly firstName: string | null;
  readonly companyName: string;
  readonly validThrough: Temporal.PlainDate;
  readonly link: string;
};

/** The SMS with the link of a temporary ticket; in Norwegian, as every SMS to pupils. */
export const temporarySms = ({ validThrough, link, ...names }: TemporarySmsValues): string =>
  fitInOneSms(
    names,
    (companyName) =>
      `Nytt reisekort er bestilt av ${companyName}. Vis denne billetten til det kommer, senest ${norwegianDate(validThrough)}: ${link}`,
  );
