import { color } from '../../brand/colors';
import { routes, sections } from '../../routes';
import { answerWords, fieldLabels as labels, noScriptWords as words } from '../../words/contact';
import { escapeHtml } from './escape-html';
import { makeMailtoLink } from '../form/mailto-link';
import type { ContactMessage, FieldError } from '../form/message';

/** The policy of the page allows this style by its hash (next.config.ts). */
export const noScriptStyle = `
body{margin:0 auto;padding:3rem 1.25rem;max-width:37.5rem;background:${color('paper')};color:${color('ink')};font:1.0625rem/1.6 system-ui,sans-serif}
h1{padding-top:1.25rem;border-top:.75rem solid ${color('accent')};font-size:1.75rem;line-height:1.15}
dt{margin-top:1rem;font-weight:600}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:${color('accent-deep')}}
`;

interface PageParts {
  title: string;
  text: string;
  /** The page shows errors instead of the text. */
  errors: readonly FieldError[];
  /** What the visitor typed, unless it was sent. */
  typed: ContactMessage | undefined;
  /** Whether the page offers to send the message by mail. */
  offersMail?: boolean;
}

const renderErrors = (errors: readonly FieldError[]) =>
  `<ul>${errors.map(({ message }) => `<li>${escapeHtml(message)}</li>`).join('')}</ul>`;

function renderTyped({ name, email, subject, message }: ContactMessage): string {
  const row = (label: string, text: string) => `<dt>${label}</dt><dd dir="auto">${escapeHtml(text)}</dd>`;
  return `<p>${words.goBack}</p>
<dl>
${row(labels.name, name)}
${row(labels.email, email)}
${row(labels.subject, subject)}
${row(labels.message, message)}
</dl>`;
}

function renderMailLink(address: string, typed: ContactMessage | undefined): string {
  const [href, text] = typed
    ? [makeMailtoLink(address, typed), answerWords.mailInstead(address)]
    : [`mailto:${address}`, address];
  return `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`;
}

/**
 * Renders the page that answers a form posted without JavaScript, or a visitor who opens the form's address. It is a
 * string, because Next renders the pages of the site only during the build.
 */
export function renderPage(parts: PageParts, site: Record<'brand' | 'email', string>): string {
  const { title, text, errors, typed, offersMail } = parts;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${words.title} | ${escapeHtml(site.brand)}</title>
<style>${noScriptStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${errors.length > 0 ? renderErrors(errors) : `<p>${escapeHtml(text)}</p>`}
${offersMail ? renderMailLink(site.email, typed) : ''}
${typed ? renderTyped(typed) : ''}
<p><a href="${routes.home}#${sections.contact}">${words.toForm}</a></p>
</main>
</body>
</html>
`;
}
