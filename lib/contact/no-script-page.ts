import { fill } from '../content-model/fill';
import type { ContactContent } from '../content-model/schemas/contact';
import { contactEndpoint, routes, sections } from '../routes';
import {
  makeFieldLabel,
  fieldNames,
  fields,
  honeypotField,
  kinds,
  listChoices,
  readFields,
  type ContactField,
} from './fields';
import { escapeHtml } from './mail';
import { makeMailtoLink } from './submit';
import type { FieldError } from './validate';

/** The texts of the pages, and the address of the site that they offer when sending failed. */
export interface PageContent {
  content: ContactContent;
  site: Record<'brand' | 'email', string>;
}

interface PageParts {
  title: string;
  text: string;
  /** Replace the text. */
  errors?: readonly FieldError[];
  /** What the visitor typed. The page then shows the form with it. */
  input?: Record<string, unknown>;
  /** Adds a link that opens a mail with what was typed. */
  offersMail?: boolean;
  /** Label of the link that leads to the form on the home page. */
  link: string;
}

/** Writes attributes under React's names as HTML. `true` is written as a name alone, `false` not at all. */
const writeAttributes = (attributes: Record<string, string | number | boolean | undefined>) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');

function renderControl(name: ContactField, typed: string, hasError: boolean) {
  const { kind, autoComplete, rules } = fields[name];
  const { element, attributes } = kinds[kind];
  const choices = listChoices(fields[name]);
  const start = `<${element}${writeAttributes({
    id: name,
    name,
    required: rules.required,
    autoComplete,
    ...(hasError && { 'aria-invalid': 'true', 'aria-describedby': `error-${name}` }),
    // A typed text is the value of an input. A box to tick has a value of its own.
    ...(element === 'input' && (choices ? { checked: choices.includes(typed) } : { value: typed })),
    ...attributes,
  })}>`;
  if (element === 'input') return start;
  const options = choices?.map(
    (choice) => `<option${writeAttributes({ selected: choice === typed })}>${escapeHtml(choice)}</option>`,
  );
  // HTML drops a line break right after the tag, so this one saves a line break at the beginning of a message.
  return `${start}${options?.join('') ?? `\n${escapeHtml(typed)}`}</${element}>`;
}

function renderForm(input: Record<string, unknown>, errors: readonly FieldError[], content: ContactContent) {
  const { accessibleName, labels, submit, trap } = content.form;
  const typed = readFields(input);
  const rows = fieldNames.map((name) => {
    const hasError = errors.some(({ field }) => field === name);
    const label = `<label for="${name}">${escapeHtml(makeFieldLabel(name, labels))}</label>`;
    return `<p>${label}${renderControl(name, typed[name], hasError)}</p>`;
  });
  return `<form method="post" action="${contactEndpoint}" accept-charset="utf-8" aria-label="${escapeHtml(accessibleName)}">
${rows.join('\n')}
<p class="trap" aria-hidden="true"><label>${escapeHtml(trap)} <input name="${honeypotField}" tabindex="-1" autocomplete="off"></label></p>
<p><button>${escapeHtml(submit)}</button></p>
</form>`;
}

const renderError = ({ field, message }: FieldError) =>
  `<li id="error-${field}"><a href="#${field}">${escapeHtml(message)}</a></li>`;

/**
 * Renders the page that answers a form posted without JavaScript, or a visitor who opens the form's address. It is a
 * string of HTML without scripts, because Next renders the pages of the site only during the build.
 * app/contact-form/[file]/route.ts serves its files.
 */
export function renderPage(parts: PageParts, { content, site }: PageContent): string {
  const { title, text, errors = [], input, offersMail, link } = parts;
  const brand = escapeHtml(site.brand);
  const mail = `<a href="${escapeHtml(makeMailtoLink(site.email, readFields(input)))}">${escapeHtml(site.email)}</a>`;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(content.page.title)} | ${brand}</title>
<link rel="stylesheet" href="/contact-form/style.css">
</head>
<body>
<header><a href="${routes.home}"><img src="/contact-form/wordmark.svg" alt="${brand}" width="158" height="20"></a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${errors.length > 0 ? `<ul>${errors.map(renderError).join('')}</ul>` : `<p>${escapeHtml(text)}</p>`}
${offersMail ? `<p>${fill(escapeHtml(content.page.writeInstead), { link: mail })}</p>` : ''}
${input ? renderForm(input, errors, content) : ''}
<p><a href="${routes.home}#${sections.contact}">${escapeHtml(link)}</a></p>
</main>
</body>
</html>
`;
}
