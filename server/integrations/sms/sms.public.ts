export { fitInOneSms } from './fit-in-one-sms.ts';
export { maxInOneJob, sendManySms } from './send-many-sms.job.ts';
export { sendSms, smsToSend } from './send-sms.job.ts';
