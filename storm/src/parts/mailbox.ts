/** The mail server of all customers, as a process of its own. It is never killed, only cut off: what it took counts. */
import { startMailbox } from '@sporta/simulators';

const { PORT, SMTP_PORT } = process.env as Record<string, string>;
await startMailbox({ port: Number(PORT), smtpPort: Number(SMTP_PORT), keep: 100_000 });
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });
