import { securityTxt } from '@/lib/security/security-txt';
import { content } from '@/lib/site-content';

/** Made with every deployment, so that its date never runs out on a site that is looked after. */
export const dynamic = 'force-static';

export function GET() {
  const text = securityTxt(content.site.email, new Date());
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
