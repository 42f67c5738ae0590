export { sendSms, type SmsToSend } from './send-sms.job.ts';
export type { Sms, SmsSender } from './sms.port.ts';
