const domainLabel = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

/**
 * The rule of `<input type="email">` (WHATWG), and also a dot in the domain, at most 64 characters before the @ and 254
 * in all (RFC 5321, 4.5.3.1). The contact form, the environment and the content use this rule.
 */
export const emailPattern = new RegExp(
  String.raw`^(?=.{1,254}$)(?=.{1,64}@)[\w.!#$%&'*+/=?^\x60{|}~-]+@${domainLabel}(?:\.${domainLabel})+$`,
);
