import { hash } from 'node:crypto';
import { color } from '../../brand/colors';
import type { Env } from '../../parse-env';
import { fieldLabels as labels, subjectIds, subjects } from '../../words/contact';
import { mailWords as words } from '../../words/mail';
import { listFilledFields, type ContactMessage } from '../form/message';
import { escapeHtml } from './escape-html';

/** A message that passed all checks. */
export interface AcceptedMessage {
  message: ContactMessage;
  /** The message may be spam, which the subject of the mail says. */
  suspect: boolean;
}

export interface Mail {
  from: string;
  to: string[];
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export interface MailSettings {
  env: Pick<Env, 'preview' | 'contactFrom' | 'contactTo' | 'contactToBySubject' | 'contactPreviewTo'>;
  site: Record<'brand' | 'domain' | 'email', string>;
}

/**
 * The hash of a message, by which the store and the provider know it. The same message must have the same hash in a later
 * version of the form. So a new field is left out while it is empty, and the new fields are sorted by name, not as in the schema.
 */
export function hashMessage({ name, email, subject, message, ...added }: ContactMessage): string {
  const filled = Object.entries<string>(added).filter(([, text]) => text !== '');
  return hash('sha256', [name, email, subject, message, ...filled.sort().flat()].join('\0'));
}

/** Puts a name in quotation marks if it has characters that separate addresses (RFC 5322, 3.2.3). */
const quoteName = (name: string) => (/[()<>[\]:;@\\,"]/.test(name) ? JSON.stringify(name) : name);

/** A preview never writes to the real recipients. */
function findRecipients(label: string, { env, site }: MailSettings): string[] {
  if (env.preview) return env.contactPreviewTo ?? [];
  const id = subjectIds.find((each) => subjects[each] === label);
  return (id && env.contactToBySubject[id]) ?? env.contactTo ?? [site.email];
}

function composeSubject({ message, suspect }: AcceptedMessage, { env }: MailSettings): string {
  const marks = [env.preview && words.previewMark, suspect && words.suspectMark, words.prefix].filter(
    Boolean,
  );
  // The invisible word joiner keeps mail programs from decoding an encoded word (RFC 2047) that a visitor typed.
  const typed = `${message.subject} - ${message.name}`.replaceAll('=?', '=\u2060?');
  return [...`${marks.join(' ')} ${typed}`].slice(0, 120).join('');
}

/** The fields that stand above the message. */
const listRows = (message: ContactMessage) =>
  listFilledFields(message).filter(({ field }) => field !== 'message');

function composeText(message: ContactMessage): string {
  const rule = '-'.repeat(48);
  const rows = listRows(message).map(({ label, text }) => `${label}: ${text}`);
  return `${rows.join('\n')}
${rule}

${message.message}

${rule}
${words.reply}
${words.unverified}
`;
}

/** The HTML version of the mail has one column, real headings and table headers, and no external resources. */
function composeHtml(message: ContactMessage): string {
  const [ink, paper, quiet] = [color('ink'), color('paper'), color('muted-on-light')];
  const font = (size: string, weight = 400) =>
    `font:${weight} ${size} 'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Arial,sans-serif`;

  const row = (label: string, value: string) => `<tr>
<th scope="row" class="quiet" style="padding:4px 20px 4px 0;${font('15px/1.5')};color:${quiet};text-align:left;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</th>
<td dir="auto" class="ink" style="padding:4px 0;${font('17px/1.4', 600)};color:${ink};word-break:break-word">${escapeHtml(value)}</td>
</tr>`;
  const rows = listRows(message).map(({ label, text }) => row(label, text));

  // Seven merlons on a wall, drawn with table cells so that every mail program shows them.
  const wall = `background:${color('accent')};font-size:0;line-height:0`;
  const gap = '<td height="12" width="6%" style="font-size:0;line-height:0">&nbsp;</td>';
  const merlons = Array<string>(7).fill(`<td height="12" width="9%" style="${wall}">&nbsp;</td>`).join(gap);

  // Mail programs with a dark mode use the colours of the style element, and all others the colours of the markup.
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(words.heading)}</title>
<style>@media (prefers-color-scheme:dark){
.ground{background:${ink}!important}.paper{background:${color('night')}!important}
.ink{color:${paper}!important}.quiet{color:${color('muted-on-dark')}!important}.line{border-color:${quiet}!important}}</style>
</head>
<body class="ground" style="margin:0;padding:24px 12px;background:${color('paper-shade')}">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;margin:0 auto">
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${merlons}</tr></table></td></tr>
<tr><td height="6" style="${wall}">&nbsp;</td></tr>
<tr><td class="paper" style="padding:28px;background:${paper}">
<h1 class="ink" style="margin:0 0 20px;${font('24px/1.15', 700)};color:${ink}">${escapeHtml(words.heading)}</h1>
<table cellpadding="0" cellspacing="0" border="0">${rows.join('')}</table>
<h2 class="quiet line" style="margin:20px 0 0;padding:20px 0 8px;border-top:2px solid ${ink};${font('15px/1.5')};color:${quiet}">${escapeHtml(labels.message)}</h2>
<p dir="auto" class="ink" style="margin:0;${font('17px/1.6')};color:${ink};word-break:break-word">${escapeHtml(message.message).replaceAll('\n', '<br>')}</p>
<p class="quiet line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${quiet};${font('15px/1.5')};color:${quiet}">${escapeHtml(words.reply)}<br>${escapeHtml(words.unverified)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

/**
 * Composes the mail that staff receive. The provider compares mails that have the same idempotency key, so a
 * message always gives the same bytes, without a time or a request id. From and To contain nothing that the visitor typed.
 */
export function composeMail(accepted: AcceptedMessage, settings: MailSettings): Mail {
  const { message } = accepted;
  const { env, site } = settings;
  return {
    from: env.contactFrom ?? `${quoteName(site.brand)} <web@${site.domain}>`,
    to: findRecipients(message.subject, settings),
    replyTo: message.email,
    subject: composeSubject(accepted, settings),
    text: composeText(message),
    html: composeHtml(message),
    // Gmail joins mails with the same subject into one conversation, unless each has an identifier of its own.
    headers: { 'X-Entity-Ref-ID': hashMessage(message) },
  };
}
