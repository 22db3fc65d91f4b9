import { fill } from '../fill';
import type { ContactContent } from '../content-model/schemas/contact';
import { contactEndpoint, routes, sections } from '../routes';
import {
  fieldLabel,
  fieldNames,
  fields,
  honeypotField,
  kinds,
  listChoices,
  readFields,
  type ContactField,
} from './fields';
import { escapeHtml } from './mail';
import { mailtoLink } from './submit';
import type { FieldError } from './validate';

/** The texts of the pages, and the address of the site that they offer when sending failed. */
export interface PageContent {
  content: ContactContent;
  site: Record<'brand' | 'email', string>;
}

export interface PageParts {
  title: string;
  text?: string | undefined;
  errors?: readonly FieldError[] | undefined;
  /** What the visitor typed. The page then shows the form with it. */
  input?: Record<string, unknown> | undefined;
  /** Adds a link that opens a mail with what was typed. */
  offersMail?: boolean;
  /** Label of the link that leads to the form on the home page. */
  link: string;
}

type Attributes = Record<string, string | number | boolean | undefined>;

/** Writes attributes under React's names as HTML. `true` is written as a name alone, `false` not at all. */
const writeAttributes = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(
      ([name, value]) => ` ${name.toLowerCase()}${value === true ? '' : `="${escapeHtml(String(value))}"`}`,
    )
    .join('');

function renderControl(name: ContactField, typed: string, hasError: boolean, subjects: readonly string[]) {
  const { kind, autoComplete, rules } = fields[name];
  const { element, attributes = {} } = kinds[kind];
  const choices = listChoices(fields[name], subjects);
  const all: Attributes = {
    id: name,
    name,
    required: rules.required,
    autoComplete,
    ...(hasError && { 'aria-invalid': 'true', 'aria-describedby': `error-${name}` }),
    // A typed text is the value of an input. A box to tick has a value of its own.
    ...(element === 'input' && (choices ? { checked: choices.includes(typed) } : { value: typed })),
    ...attributes,
  };
  const start = `<${element}${writeAttributes(all)}>`;
  if (element === 'input') return start;
  const options = choices?.map(
    (choice) => `<option${writeAttributes({ selected: choice === typed })}>${escapeHtml(choice)}</option>`,
  );
  // HTML drops a line break right after the tag. The extra one is dropped, so that a message may begin with a line
  // break.
  return `${start}${options?.join('') ?? `\n${escapeHtml(typed)}`}</${element}>`;
}

function renderForm(input: Record<string, unknown>, errors: readonly FieldError[], content: ContactContent) {
  const { accessibleName, labels, submit, trap } = content.form;
  const typed = readFields(input);
  const subjects = content.subjects.map(({ label }) => label);
  const rows = fieldNames.map((name) => {
    const hasError = errors.some(({ field }) => field === name);
    const label = `<label for="${name}">${escapeHtml(fieldLabel(name, labels))}</label>`;
    return `<p>${label}${renderControl(name, typed[name], hasError, subjects)}</p>`;
  });
  return `<form method="post" action="${contactEndpoint}" accept-charset="utf-8" aria-label="${escapeHtml(accessibleName)}">
${rows.join('\n')}
<p class="trap" aria-hidden="true"><label>${escapeHtml(trap)} <input name="${honeypotField}" tabindex="-1" autocomplete="off"></label></p>
<p><button>${escapeHtml(submit)}</button></p>
</form>`;
}

const renderErrors = (errors: readonly FieldError[]) =>
  errors
    .map(
      ({ field, message }) => `<li id="error-${field}"><a href="#${field}">${escapeHtml(message)}</a></li>`,
    )
    .join('');

/**
 * Renders the page that answers a form posted without JavaScript, or a visitor who opens the form's address. It is a
 * string of HTML without scripts, because Next renders the pages of the site only during the build.
 * app/contact-form/[file]/route.ts serves its files.
 */
export function renderPage(parts: PageParts, { content, site }: PageContent): string {
  const { title, text, errors = [], input, offersMail, link } = parts;
  const { title: pageTitle, writeInstead } = content.page;
  const brand = escapeHtml(site.brand);
  const mail = `<a href="${escapeHtml(mailtoLink(site.email, readFields(input)))}">${escapeHtml(site.email)}</a>`;
  const blocks = [
    `<h1>${escapeHtml(title)}</h1>`,
    text && `<p>${escapeHtml(text)}</p>`,
    errors.length > 0 && `<ul>${renderErrors(errors)}</ul>`,
    offersMail && `<p>${fill(escapeHtml(writeInstead), { link: mail })}</p>`,
    input && renderForm(input, errors, content),
    `<p><a href="${routes.home}#${sections.contact}">${escapeHtml(link)}</a></p>`,
  ];
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(pageTitle)} | ${brand}</title>
<link rel="stylesheet" href="/contact-form/style.css">
</head>
<body>
<header><a href="${routes.home}"><img src="/contact-form/wordmark.svg" alt="${brand}" width="190" height="24"></a></header>
<main>
${blocks.filter(Boolean).join('\n')}
</main>
</body>
</html>
`;
}
