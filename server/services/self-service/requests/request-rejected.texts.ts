import { fitInOneSms } from '#platform/integrations/sms/sms.public.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';

type RejectedRequest = {
  readonly firstName: string;
  readonly companyName: string;
  readonly startDate: Temporal.PlainDate;
};

/** The SMS to a person whose request is rejected; in Norwegian, as the SMS about tickets. */
export const requestRejectedSms = ({ startDate, ...names }: RejectedRequest): string =>
  fitInOneSms(
    names,
    (companyName) =>
      `${companyName} har avslått forespørselen din om billett fra ${norwegianDate(startDate)}. ` +
      'Spør dem hvis du lurer på hvorfor.',
  );
