import { onceSeconds } from './rate-limit';

/**
 * Receipts of messages that were posted without JavaScript. The browser brings its receipt back in the address of the
 * page that reports the success, and a receipt counts once, within a minute: a reloaded, shared or bookmarked address
 * must not claim that a message was sent.
 */
export function createReceipts(sign: (text: string) => string, isFirst: (key: string) => Promise<boolean>) {
  return {
    issue(): string {
      const time = String(Date.now());
      return `${time}.${sign(time)}`;
    },
    async redeem(receipt: string): Promise<boolean> {
      const [time = '', signature] = receipt.split('.');
      const isFresh = Date.now() - Number(time) < onceSeconds * 1000;
      return signature === sign(time) && isFresh && isFirst(receipt);
    },
  };
}
