import type { Content, Finding } from './finding';
import { textFields } from './text-fields';

/** An address of another site and one place that links to it. */
export interface ExternalLink {
  file: string;
  field: string;
  href: string;
}

/** What the look-up needs of `fetch`. */
type Fetch = (href: string, init: { method: string; signal: AbortSignal }) => Promise<{ status: number }>;

/** Every outside address once; those of reserved domains are stand-ins and lead nowhere. */
export function externalLinks(content: Content): ExternalLink[] {
  const seen = new Set<string>();
  return textFields(content)
    .filter(({ field, text }) => /[hH]ref$/.test(field) && /^https?:/.test(text))
    .filter(({ text }) => !/(^|\.)example\.(com|org|net)$/.test(new URL(text).hostname))
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .map(({ file, field, text }) => ({ file, field, href: text }));
}

/** Statuses with which a site that works turns a program away. */
const shy = [401, 403, 405, 429, 999];

/**
 * Asks for every address, a few at a time. Nothing here is an error of the site: a page may be down for an hour, and
 * the computer that asks may be offline.
 * @param timeout milliseconds for each address
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  fetch: Fetch,
  timeout: number,
): Promise<Finding[]> {
  async function check({ file, field, href }: ExternalLink): Promise<Finding[]> {
    const found = (text: string): Finding[] => [
      { level: 'notice', topic: 'external', file, text: `${field}: ${text}` },
    ];
    try {
      const { status } = await fetch(href, { method: 'GET', signal: AbortSignal.timeout(timeout) });
      return status < 400 || shy.includes(status) ? [] : found(`«${href}» contesta con el error ${status}`);
    } catch {
      return found(`«${href}» no contesta (o este ordenador no tiene conexión): compruébalo a mano`);
    }
  }
  const queue = [...links];
  const findings: Finding[] = [];
  async function work(): Promise<void> {
    for (let link = queue.shift(); link; link = queue.shift()) findings.push(...(await check(link)));
  }
  await Promise.all(Array.from({ length: 5 }, work));
  return findings;
}
