export { fitInOneSms } from './fit-in-one-sms.ts';
export { ticketOfSms, type TicketOfSms } from './save-failed-sms.ts';
export { maxInOneJob, sendManySms } from './send-many-sms.job.ts';
export { type HoldBackSms, holdBackSms } from '#platform/integrations/sms-caps/hold-back-sms.ts';
export type { SmsSender } from './sms.port.ts';
export { sendSms, smsToSend } from './send-sms.job.ts';
