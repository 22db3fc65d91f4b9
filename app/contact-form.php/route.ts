import { after } from 'next/server';
import { handleContact } from '@/lib/contact/http/handle';
import { answerOptions, refuseMethod } from '@/lib/contact/http/refuse-method';
import { contactService } from '@/lib/contact/service';
import { content } from '@/lib/site-content';

export const dynamic = 'force-dynamic';

/** Seconds. The tries at the provider end within twenty, whatever else has to be waited for within six. */
export const maxDuration = 30;

export function POST(request: Request): Promise<Response> {
  return handleContact(request, contactService(), after);
}

function refuse(): Response {
  return refuseMethod(content.contact);
}

export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, answerOptions as OPTIONS };
