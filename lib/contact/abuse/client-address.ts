import { isIP } from 'node:net';

export interface AddressRules {
  onVercel: boolean;
  /** Number of own proxies that append to X-Forwarded-For. */
  trustProxy: number;
}

/** The first four groups of an IPv6 address: a household or a server has a whole /64. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

function normaliseAddress(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return mapped;
  return isIP(mapped) === 6 ? networkOf(mapped) : null;
}

/**
 * The visitor's address as the platform or a configured proxy reports it, IPv6 cut to its /64 network. Null without
 * either: `next start` passes on any X-Forwarded-For that a client sends.
 */
export function clientAddress(headers: Headers, { onVercel, trustProxy }: AddressRules): string | null {
  if (onVercel) return normaliseAddress(headers.get('x-real-ip')?.trim() ?? '');
  if (trustProxy === 0) return null;
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return normaliseAddress(hops.at(-trustProxy) ?? '');
}
