import type { ContactContent } from '../../content-model/contact';
import { contactEndpoint, routes, sections } from '../../routes';
import { escapeHtml } from '../escape-html';
import { honeypotField, limits } from '../form/limits';
import { mailtoLink } from '../form/mailto';
import type { ContactField, ContactMessage, FieldError } from '../form/schema';
import type { Result } from './answers';

/** Stricter than the site's own policy: the page has no script and loads one style sheet. */
export const errorPagePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The request was acceptable, and sending the message failed. */
const isFailure = ({ status }: Result) => status === 200 || status === 500;

function form(
  typed: Partial<ContactMessage>,
  errors: readonly FieldError[],
  { form: texts, subjects }: ContactContent,
) {
  const value = (name: ContactField) => escapeHtml(typed[name] ?? '');
  const attributes = (name: ContactField) => {
    const hasError = errors.some(({ field }) => field === name);
    const marks = hasError ? ` aria-invalid="true" aria-describedby="error-${name}"` : '';
    return `id="${name}" name="${name}" required${marks}`;
  };
  const field = (name: ContactField, control: string) =>
    `<p><label for="${name}">${escapeHtml(texts.labels[name])}</label>${control}</p>`;
  const options = subjects.map(
    ({ label }) => `<option${label === typed.subject ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  // HTML ignores a line break right after the tag: the first one here, so that a message may begin with another.
  return `<form method="post" action="${contactEndpoint}" accept-charset="utf-8">
${field('name', `<input ${attributes('name')} autocomplete="name" value="${value('name')}">`)}
${field('email', `<input type="email" ${attributes('email')} autocomplete="email" value="${value('email')}">`)}
${field('subject', `<select ${attributes('subject')}>${options.join('')}</select>`)}
${field('message', `<textarea ${attributes('message')} rows="${limits.messageRows}">\n${value('message')}</textarea>`)}
<p class="trap" aria-hidden="true"><label>${escapeHtml(texts.trap)} <input name="${honeypotField}" tabindex="-1" autocomplete="off"></label></p>
<p><button>${escapeHtml(texts.submit)}</button></p>
</form>`;
}

/** A link that opens the visitor's mail program with the message in it. */
function writeInstead(typed: Partial<ContactMessage>, { page }: ContactContent, email: string): string {
  const message = { name: '', email: '', subject: '', message: '', ...typed };
  const link = `<a href="${escapeHtml(mailtoLink(email, message))}">${escapeHtml(email)}</a>`;
  return `<p>${escapeHtml(page.writeInstead).replace('{email}', () => link)}</p>`;
}

function summary(result: Result, { form: texts, page }: ContactContent): string {
  const { text, errors = [] } = result;
  if (errors.length === 0) {
    const title = isFailure(result) ? texts.failedTitle : page.refusedTitle;
    return `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>`;
  }
  const items = errors.map(
    ({ field, message }) => `<li id="error-${field}"><a href="#${field}">${escapeHtml(message)}</a></li>`,
  );
  return `<h1>${escapeHtml(texts.errorsTitle)}</h1>\n<ul>${items.join('')}</ul>`;
}

/**
 * The page that visitors without JavaScript see when their message was not accepted: the errors, and the form with what
 * they typed. It is plain HTML, because the site's pages are static.
 * @param email the address to offer when sending failed
 */
export function errorPage(result: Result, content: ContactContent, email: string): string {
  const { title, back } = content.page;
  const { errors = [], input } = result;
  // A form post consists of texts only.
  const typed = input as Partial<ContactMessage> | undefined;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/contact-form.css">
</head>
<body>
<main>
${summary(result, content)}
${isFailure(result) ? writeInstead(typed ?? {}, content, email) : ''}
${typed ? form(typed, errors, content) : ''}
<p><a href="${routes.home}#${sections.contact}">${escapeHtml(back)}</a></p>
</main>
</body>
</html>
`;
}
