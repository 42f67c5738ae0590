export { sendEmail, type EmailToSend } from './send-email.job.ts';
