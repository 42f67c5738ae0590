export { sendSms } from './send-sms.job.ts';
