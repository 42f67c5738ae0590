export { type Email, type EmailAttachment, EmailRefused, type EmailSender } from './email.port.ts';
export { emailToSend, sendEmail, type EmailToSend } from './send-email.job.ts';
