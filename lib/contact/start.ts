import 'server-only';
import { env, EnvError } from '../env';
import { content } from '../site-content';
import { contactService } from './service';

/** A mailbox for a subject that the form does not have: nothing is lost, its mail goes to everybody's. */
function announceUnknownSubjects(): void {
  const known = content.contact.subjects.map(({ id }) => id);
  for (const id of Object.keys(env().contactToBySubject).filter((id) => !known.includes(id))) {
    console.error(
      `CONTACT_TO_${id.toUpperCase()}: el formulario no tiene ese asunto; los tiene: ${known.join(', ')}.`,
    );
  }
}

function announce(): void {
  announceUnknownSubjects();
  const { transport, drain } = contactService();
  const { compose, send, outbox } = transport;
  if (!compose)
    console.error('Contact form: a preview without CONTACT_PREVIEW_TO sends nothing; visitors are told so.');
  if (!send && !outbox)
    console.error('Contact form: neither RESEND_API_KEY nor an outbox; visitors are told so.');
  if (outbox) {
    console.warn(
      `Contact form: ${send ? 'unsent messages wait' : 'messages are kept'} in ${outbox.directory}`,
    );
  }
  void drain.now();
}

/**
 * Says where messages will go and sends what an earlier run left behind, without making the start wait for it.
 * A wrong environment is explained and ends the process: Next itself would go on, and fail at every request.
 */
export function startContact(): void {
  try {
    announce();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
