import type { z } from 'zod';
import { consent } from '@/lib/content/consent';
import { contact } from '@/lib/content/contact';
import { eventPage } from '@/lib/content/event-page';
import { faq } from '@/lib/content/faq';
import { home } from '@/lib/content/home';
import { notice } from '@/lib/content/legal/notice';
import { navigation } from '@/lib/content/navigation';
import { placeholders } from '@/lib/content/placeholders';
import { site } from '@/lib/content/site';
import { consentSchema } from '@/lib/content-schema/consent';
import { contactSchema } from '@/lib/content-schema/contact';
import { eventPageSchema, eventSchema } from '@/lib/content-schema/event';
import { faqSchema, homeSchema } from '@/lib/content-schema/home';
import { legalDocumentSchema } from '@/lib/content-schema/legal';
import { placeholdersSchema } from '@/lib/content-schema/placeholders';
import { navigationSchema, siteSchema } from '@/lib/content-schema/site';
import { weekend } from './weekend';

/** The sample event with a single hotel. */
export const event = { ...weekend, hotels: weekend.hotels.slice(0, 1) };

/** Content files with their schemas. */
export const files = {
  'consent.ts': { schema: consentSchema, value: consent },
  'contact.ts': { schema: contactSchema, value: contact },
  'event.ts': { schema: eventSchema, value: event },
  'event-page.ts': { schema: eventPageSchema, value: eventPage },
  'faq.ts': { schema: faqSchema, value: faq },
  'home.ts': { schema: homeSchema, value: home },
  'legal/notice.ts': { schema: legalDocumentSchema, value: notice },
  'navigation.ts': { schema: navigationSchema, value: navigation },
  'placeholders.ts': { schema: placeholdersSchema, value: placeholders },
  'site.ts': { schema: siteSchema, value: site },
} satisfies Record<string, { schema: z.ZodType; value: unknown }>;

export type File = keyof typeof files;

/** A copy of `value` with another value in a field such as 'hotels[1].href'; undefined deletes the field. */
export function changed<Value>(value: Value, field: string, other: unknown): Value {
  const copy = structuredClone(value);
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() ?? '';
  const holder = keys.reduce(
    (part, key) => part[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  if (other === undefined) delete holder[last];
  else holder[last] = other;
  return copy;
}
