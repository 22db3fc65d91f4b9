import { after } from 'next/server';
import { answerOptions, handlePost, refuseMethod } from '@/lib/contact/server/handle';
import { contactService } from '@/lib/contact/server/service';

export const dynamic = 'force-dynamic';

/** In seconds. The visitor is answered within 30, and the rest is for the flush after the answer. */
export const maxDuration = 60;

export function POST(request: Request): Promise<Response> {
  return handlePost(request, contactService(), after);
}

function refuse(request: Request): Response {
  return refuseMethod(request, contactService());
}

export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, answerOptions as OPTIONS };
