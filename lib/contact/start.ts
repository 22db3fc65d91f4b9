import 'server-only';
import { contactService } from './service';

/**
 * Says where messages will go and sends what an earlier run left behind, without making the start wait for it.
 * @throws EnvError when the environment is wrong, which stops the start.
 */
export function startContact(): void {
  const { transport, drain } = contactService();
  const { compose, send, outbox } = transport;
  if (!compose)
    console.error('Contact form: a preview without CONTACT_PREVIEW_TO sends nothing; visitors are told so.');
  if (!send && !outbox)
    console.error('Contact form: neither RESEND_API_KEY nor an outbox; visitors are told so.');
  if (outbox)
    console.warn(
      `Contact form: ${send ? 'unsent messages wait' : 'messages are kept'} in ${outbox.directory}`,
    );
  void drain.now();
}
