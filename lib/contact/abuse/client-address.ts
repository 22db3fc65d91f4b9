import { isIP } from 'node:net';

export interface AddressRules {
  onVercel: boolean;
  /** Number of own proxies that append to X-Forwarded-For. */
  trustProxy: number;
}

/** The first four groups of an IPv6 address: one household or server has a whole /64. */
function network(address: string): string {
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

function clientKey(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return mapped;
  return isIP(mapped) === 6 ? network(mapped) : null;
}

/**
 * The visitor's address as far as the platform or a configured proxy vouches for it, IPv6 cut to its /64 network.
 * Null when nobody does: `next start` passes on whatever X-Forwarded-For a client writes.
 */
export function clientAddress(headers: Headers, { onVercel, trustProxy }: AddressRules): string | null {
  if (onVercel) return clientKey(headers.get('x-real-ip')?.trim() ?? '');
  if (trustProxy === 0) return null;
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return clientKey(hops.at(-trustProxy) ?? '');
}
