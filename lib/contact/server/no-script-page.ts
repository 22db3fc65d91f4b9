import { color } from '../../brand/colors';
import { routes, homeSections } from '../../routes';
import { answerWords, noScriptWords as words } from '../../words/contact';
import { makeMailtoLink } from '../form/mailto-link';
import { listFilledFields, type ContactMessage, type FieldError } from '../form/message';
import { escapeHtml } from './escape-html';

const [ink, paper] = [color('ink'), color('paper')];

/** Draws a tower, like the card beside the form. 15.1515% gives it seven merlons (`battlement-tower` in app/motifs.css). */
const style = `
body{margin:0;padding:3rem 1.25rem;background:${paper};color:${paper};font:1.0625rem/1.6 system-ui,sans-serif}
main{box-sizing:border-box;margin:0 auto;max-width:37.5rem;padding:3.25rem 1.75rem 1.5rem;background:
linear-gradient(90deg,${ink} 60%,transparent 0) 0 0/15.1515% 1.25rem repeat-x,linear-gradient(${ink},${ink}) 0 1.25rem no-repeat}
h1{margin:.5rem 0 1.5rem;font-size:1.75rem;line-height:1.15}
header{font-weight:800;letter-spacing:.2em}
dt{margin-top:1.25rem;color:${color('muted-on-dark')};font-size:.9375rem}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
ul{padding-left:1.25rem}
a{color:${color('accent')};overflow-wrap:anywhere}
`;

interface PageContent {
  title: string;
  text: string;
  /** If there are errors, the page lists them instead of the text. */
  errors: readonly FieldError[];
  /** What the visitor typed, unless it was sent. */
  typed: ContactMessage | undefined;
  offersMail?: boolean;
}

function renderFields(typed: ContactMessage): string {
  const rows = listFilledFields(typed).map(
    ({ label, text }) => `<dt>${label}</dt><dd dir="auto">${escapeHtml(text)}</dd>`,
  );
  return `<p>${words.goBack}</p>
<dl>
${rows.join('\n')}
</dl>`;
}

/**
 * Renders the page that answers a form posted without JavaScript, or a visitor who opens the form's address. It is a
 * string, because Next renders the pages of the site only during the build.
 */
export function renderPage(
  { title, text, errors, typed, offersMail }: PageContent,
  { brand, email }: Record<'brand' | 'email', string>,
): string {
  const items = errors.map(({ message }) => `<li>${escapeHtml(message)}</li>`);
  const href = typed ? makeMailtoLink(email, typed) : `mailto:${email}`;
  const mailLink = `<p><a href="${escapeHtml(href)}">${escapeHtml(typed ? answerWords.mailInstead(email) : email)}</a></p>`;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${words.title} | ${escapeHtml(brand)}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>${escapeHtml(brand)}</header>
<h1>${escapeHtml(title)}</h1>
${items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${escapeHtml(text)}</p>`}
${offersMail ? mailLink : ''}
${typed ? renderFields(typed) : ''}
<p><a href="${routes.home}#${homeSections.contact}">${words.toForm}</a></p>
</main>
</body>
</html>
`;
}
