import { isIPv4, isIPv6 } from 'node:net';

interface AddressRules {
  onVercel: boolean;
  /** Number of own proxies that append to X-Forwarded-For. */
  trustProxy: number;
}

/** The first four groups of an IPv6 address: one household or server has a whole /64. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':');
  const right = tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group || '0', 16).toString(16))
    .join(':');
}

/**
 * The visitor's address as the platform or a configured proxy reports it, IPv6 cut to its /64 network. Null without
 * either: `next start` passes on any X-Forwarded-For that a client sends.
 */
export function clientAddress(headers: Headers, { onVercel, trustProxy }: AddressRules): string | null {
  if (!onVercel && trustProxy === 0) return null;
  const hops = (headers.get('x-forwarded-for') ?? '').split(',');
  const reported = (onVercel ? headers.get('x-real-ip') : hops.at(-trustProxy)) ?? '';
  const address = reported.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? networkOf(address) : null;
}
