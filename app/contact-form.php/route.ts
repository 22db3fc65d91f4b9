import { after } from 'next/server';
import { answerOptions, handleGet, handlePost, refuseMethod } from '@/lib/contact/handle';
import { contactService } from '@/lib/contact/service';

export const dynamic = 'force-dynamic';

/** In seconds: up to 3 for reading the body, 20 for storing and sending, and a margin. */
export const maxDuration = 30;

export function POST(request: Request): Promise<Response> {
  return handlePost(request, contactService(), after);
}

export function GET(request: Request): Promise<Response> {
  return handleGet(request, contactService());
}

function refuse(): Response {
  return refuseMethod(contactService());
}

export { refuse as PUT, refuse as PATCH, refuse as DELETE, answerOptions as OPTIONS };
