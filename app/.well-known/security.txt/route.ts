import { content } from '@/lib/content-loader/content';
import { addDays } from '@/lib/dates';

export const dynamic = 'force-static';

/** RFC 9116 recommends less than a year. Every deployment renews the expiry date. */
const validDays = 360;

export function GET() {
  const today = new Date().toISOString().slice(0, 10);
  const lines = [
    `Contact: mailto:${content().site.email}`,
    `Expires: ${addDays(today, validDays)}T00:00:00Z`,
    'Preferred-Languages: es, en',
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
