import type { ContactContent } from '../../content-model/contact';
import { escapeHtml } from '../escape-html';
import type { ContactMessage } from '../form/schema';

const sans = "'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Mail programs with a dark mode use these colours; the others keep the light ones of the markup. */
const darkMode = `@media (prefers-color-scheme:dark){
.ground{background:#0c0b10!important}.paper{background:#101c22!important}
.ink{color:#f4efe6!important}.quiet{color:#aaa69c!important}.line{border-color:#5e574d!important}}`;

function row(label: string, value: string): string {
  return (
    `<tr><th scope="row" class="quiet" style="padding:4px 20px 4px 0;font:400 15px/1.5 ${sans};color:#5e574d;` +
    `text-align:left;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</th>` +
    `<td class="ink" style="padding:4px 0;font:600 17px/1.4 ${sans};color:#0c0b10;word-break:break-word">` +
    `${escapeHtml(value)}</td></tr>`
  );
}

/** Seven merlons on a wall, drawn with table cells so that every mail program shows them. */
const merlon = '<td height="12" width="9%" style="background:#e8633a;font-size:0;line-height:0">&nbsp;</td>';
const gap = '<td height="12" width="6%" style="font-size:0;line-height:0">&nbsp;</td>';
const battlement =
  '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>' +
  `${Array<string>(7).fill(merlon).join(gap)}</tr></table>`;

/** The HTML version of the staff's mail: one column, real headings and table headers, no external resources. */
export function mailHtml(message: ContactMessage, texts: ContactContent['mail']): string {
  const body = escapeHtml(message.message).replaceAll('\n', '<br>');
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(texts.heading)}</title>
<style>${darkMode}</style>
</head>
<body class="ground" style="margin:0;padding:24px 12px;background:#e7dfd0">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;margin:0 auto">
<tr><td>${battlement}</td></tr>
<tr><td height="6" style="background:#e8633a;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="paper" style="padding:28px;background:#f4efe6">
<h1 class="ink" style="margin:0 0 20px;font:700 24px/1.15 ${sans};color:#0c0b10">${escapeHtml(texts.heading)}</h1>
<table cellpadding="0" cellspacing="0" border="0">
${row(texts.name, message.name)}
${row(texts.email, message.email)}
${row(texts.subject, message.subject)}
</table>
<h2 class="quiet line" style="margin:20px 0 0;padding:20px 0 8px;border-top:2px solid #0c0b10;font:400 15px/1.5 ${sans};color:#5e574d">${escapeHtml(texts.message)}</h2>
<p class="ink" style="margin:0;font:400 17px/1.6 ${sans};color:#0c0b10;word-break:break-word">${body}</p>
<p class="quiet line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #5e574d;font:400 15px/1.5 ${sans};color:#5e574d">${escapeHtml(texts.reply)}<br>${escapeHtml(texts.unverified)}</p>
</td></tr>
</table>
</body>
</html>
`;
}
