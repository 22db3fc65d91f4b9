import { after } from 'next/server';
import { answerOptions, handleContact, refuseMethod } from '@/lib/contact/http/handle';
import { contactService } from '@/lib/contact/service';
import { content } from '@/lib/content-model/content';

export const dynamic = 'force-dynamic';

/** Seconds: up to 3 for the body, 20 for storing and sending, and a margin. */
export const maxDuration = 30;

export function POST(request: Request): Promise<Response> {
  return handleContact(request, contactService(), after);
}

function refuse(): Response {
  return refuseMethod(content().contact);
}

export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, answerOptions as OPTIONS };
