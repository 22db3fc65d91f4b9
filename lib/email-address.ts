const domainLabel = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const lastDomainLabel = '[a-zA-Z][a-zA-Z0-9-]{0,61}[a-zA-Z0-9]';

/**
 * The rule of `<input type="email">` (WHATWG), without what mail providers refuse: more than 64 characters before the @
 * or 254 in all (RFC 5321, 4.5.3.1), dots at an end of that part or beside each other (RFC 5322, 3.2.3), and domains of
 * one word or of digits. The contact form, the environment and the content use it.
 */
export const emailPattern = new RegExp(
  String.raw`^(?=.{1,254}$)(?=.{1,64}@)(?!\.|.*\.[.@])[\w.!#$%&'*+/=?^\x60{|}~-]+@(?:${domainLabel}\.)+${lastDomainLabel}$`,
);
