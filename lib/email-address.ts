const domainLabel = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const lastDomainLabel = '[a-zA-Z][a-zA-Z0-9-]{0,61}[a-zA-Z0-9]';

/**
 * The rule of `<input type="email">` (WHATWG) without what mail providers refuse: a local part of more than 64
 * characters or an address of more than 254 (RFC 5321, 4.5.3.1), a dot at an end of the local part or beside another
 * one (RFC 5322, 3.2.3), and a domain that is one word or an IP address. The contact form, the environment and the
 * content use this rule.
 */
export const emailPattern = new RegExp(
  String.raw`^(?=.{1,254}$)(?=.{1,64}@)(?!\.|.*\.[.@])[\w.!#$%&'*+/=?^\x60{|}~-]+@(?:${domainLabel}\.)+${lastDomainLabel}$`,
);
