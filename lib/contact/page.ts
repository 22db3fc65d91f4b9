import type { ContactContent } from '../content-model/contact';
import { contactEndpoint, routes, sections } from '../routes';
import type { Result } from './answers';
import { fieldLabel, fieldNames, fields, honeypotField, readFields, type ContactField } from './fields';
import { escapeHtml } from './mail';
import { mailtoLink } from './submit';

/** The texts of the pages, and the address of the site that they offer when sending failed. */
export interface PageContent {
  content: ContactContent;
  site: Record<'brand' | 'email', string>;
}

/**
 * This policy is stricter than the one of the site, because these pages have no scripts.
 * app/contact-form/[file]/route.ts serves their files.
 */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Id of the message of success. The redirect after a post leads to it. */
export const sentAnchor = 'mensaje-enviado';

/** Builds a whole page. It is a string of HTML, because Next renders the pages of the site only during the build. */
function page(parts: unknown[], { content, site }: PageContent, id = 'mensaje'): string {
  const { back, title } = content.page;
  const brand = escapeHtml(site.brand);
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${brand}</title>
<link rel="stylesheet" href="/contact-form/style.css">
</head>
<body>
<header><a href="${routes.home}"><img src="/contact-form/wordmark.svg" alt="${brand}" width="190" height="24"></a></header>
<main id="${id}">
${parts.filter(Boolean).join('\n')}
<p><a href="${routes.home}#${sections.contact}">${escapeHtml(back)}</a></p>
</main>
</body>
</html>
`;
}

function control(name: ContactField, value: string, hasError: boolean, { subjects }: ContactContent): string {
  const { input, autoComplete, rows, rules } = fields[name];
  const attributes = [
    `id="${name}" name="${name}"`,
    rules.required && 'required',
    autoComplete && `autocomplete="${autoComplete}"`,
    hasError && `aria-invalid="true" aria-describedby="error-${name}"`,
  ];
  const marks = attributes.filter(Boolean).join(' ');
  // HTML drops a line break right after this tag. The extra one is dropped, so that a message may begin with a line
  // break.
  if (input === 'textarea') return `<textarea ${marks} rows="${rows}">\n${escapeHtml(value)}</textarea>`;
  if (input !== 'select') return `<input type="${input}" ${marks} value="${escapeHtml(value)}">`;
  const options = subjects.map(
    ({ label }) => `<option${label === value ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  return `<select ${marks}>${options.join('')}</select>`;
}

function form({ errors = [], input }: Result, content: ContactContent): string {
  const { labels, submit, trap } = content.form;
  const typed = readFields(input);
  const rows = fieldNames.map((name) => {
    const hasError = errors.some(({ field }) => field === name);
    const label = `<label for="${name}">${escapeHtml(fieldLabel(name, labels))}</label>`;
    return `<p>${label}${control(name, typed[name], hasError, content)}</p>`;
  });
  return `<form method="post" action="${contactEndpoint}" accept-charset="utf-8">
${rows.join('\n')}
<p class="trap" aria-hidden="true"><label>${escapeHtml(trap)} <input name="${honeypotField}" tabindex="-1" autocomplete="off"></label></p>
<p><button>${escapeHtml(submit)}</button></p>
</form>`;
}

const heading = (title: string, ...texts: string[]) =>
  [`<h1>${escapeHtml(title)}</h1>`, ...texts.map((text) => `<p>${escapeHtml(text)}</p>`)].join('\n');

/** The page after a post without JavaScript that failed. It shows the errors, and the form with what was typed. */
export function errorPage(result: Result, pageContent: PageContent): string {
  const { content, site } = pageContent;
  const { form: texts, page: pageTexts } = content;
  const { status, text, errors, input } = result;
  // With these two statuses the request was acceptable, but the message could not be sent.
  const isFailure = status === 200 || status === 500;
  const items = errors?.map(
    ({ field, message }) => `<li id="error-${field}"><a href="#${field}">${escapeHtml(message)}</a></li>`,
  );
  const link = `<a href="${escapeHtml(mailtoLink(site.email, readFields(input)))}">${escapeHtml(site.email)}</a>`;
  const parts = [
    items
      ? `${heading(texts.errorsTitle)}\n<ul>${items.join('')}</ul>`
      : heading(isFailure ? texts.failedTitle : pageTexts.refusedTitle, text),
    isFailure && `<p>${escapeHtml(pageTexts.writeInstead).replace('{email}', () => link)}</p>`,
    input && form(result, content),
  ];
  return page(parts, pageContent);
}

/** The page after a post without JavaScript that was successful. */
export function sentPage(pageContent: PageContent): string {
  const { sentTitle, sent } = pageContent.content.form;
  return page([heading(sentTitle, sent)], pageContent, sentAnchor);
}
