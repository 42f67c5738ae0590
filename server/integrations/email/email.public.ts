export type { Email, EmailSender, Mailbox } from './email.port.ts';
export { sendEmail, type EmailToSend } from './send-email.job.ts';
