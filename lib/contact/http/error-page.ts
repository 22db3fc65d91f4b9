import type { ContactContent } from '../../content-schema/contact';
import { contactEndpoint, routes, sections } from '../../routes';
import { escapeHtml } from '../escape-html';
import { limits, trapField } from '../form/limits';
import { mailtoLink } from '../form/mailto';
import type { ContactField, FieldError } from '../form/schema';

export interface ErrorPage {
  texts: Pick<ContactContent, 'form' | 'page' | 'subjects'>;
  /** What went wrong, when it is not a field's value. */
  problem: { title: string; text: string } | null;
  errors: readonly FieldError[];
  /** What the visitor had typed; null when it was not read. */
  values: Partial<Record<ContactField, string>> | null;
  /** The address to offer instead of the form; null when the form can be sent again. */
  writeTo: string | null;
}

/** Stricter than the site's own policy: the page has no script and loads one style sheet. */
export const errorPagePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function attributes(name: ContactField, errors: readonly FieldError[]): string {
  const wrong = errors.some((error) => error.field === name);
  return `id="${name}" name="${name}" required${wrong ? ` aria-invalid="true" aria-describedby="error-${name}"` : ''}`;
}

function field(name: ContactField, label: string, control: string): string {
  return `<p><label for="${name}">${escapeHtml(label)}</label>${control}</p>`;
}

function form({ texts, values, errors }: ErrorPage): string {
  if (values === null) return '';
  const { labels, submit, trap } = texts.form;
  const value = (name: ContactField) => escapeHtml(values[name] ?? '');
  const options = texts.subjects.map(({ label }) => {
    const text = escapeHtml(label);
    return `<option${label === values.subject ? ' selected' : ''}>${text}</option>`;
  });
  const name = `<input ${attributes('name', errors)} autocomplete="name" value="${value('name')}">`;
  const email = `<input type="email" ${attributes('email', errors)} autocomplete="email" value="${value('email')}">`;
  const subject = `<select ${attributes('subject', errors)}>${options.join('')}</select>`;
  // A line break right after the tag belongs to HTML, not to the text, so that a message may begin with one.
  const message = `<textarea ${attributes('message', errors)} rows="${limits.messageRows}">\n${value('message')}</textarea>`;
  return `<form method="post" action="${contactEndpoint}" accept-charset="utf-8">
${field('name', labels.name, name)}
${field('email', labels.email, email)}
${field('subject', labels.subject, subject)}
${field('message', labels.message, message)}
<p class="trap" aria-hidden="true"><label>${escapeHtml(trap)} <input name="${trapField}" tabindex="-1" autocomplete="off"></label></p>
<p><button>${escapeHtml(submit)}</button></p>
</form>`;
}

function summary({ texts, problem, errors }: ErrorPage): string {
  if (problem) return `<h1>${escapeHtml(problem.title)}</h1>\n<p>${escapeHtml(problem.text)}</p>`;
  const items = errors.map(
    ({ field: name, message }) => `<li id="error-${name}"><a href="#${name}">${escapeHtml(message)}</a></li>`,
  );
  return `<h1>${escapeHtml(texts.form.errorsTitle)}</h1>\n<ul>${items.join('')}</ul>`;
}

/** A link that opens the visitor's mail program with the message in it. */
function writeInstead({ texts, values, writeTo }: ErrorPage): string {
  if (writeTo === null) return '';
  const { name = '', email = '', subject = '', message = '' } = values ?? {};
  const href = mailtoLink(writeTo, { name, email, subject, message });
  const link = `<a href="${escapeHtml(href)}">${escapeHtml(writeTo)}</a>`;
  return `<p>${escapeHtml(texts.page.writeInstead).replace('{email}', () => link)}</p>`;
}

/**
 * What visitors without JavaScript see when their message was not accepted: what is wrong, and the form with what they
 * had typed. A document of its own, because the site's pages are static.
 */
export function errorPage(page: ErrorPage): string {
  const { title, back } = page.texts.page;
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
${summary(page)}
${writeInstead(page)}
${form(page)}
<p><a href="${routes.home}#${sections.contact}">${escapeHtml(back)}</a></p>
</main>
</body>
</html>
`;
}
