import type { checkRateLimit } from '@vercel/firewall';
import type { Verdict } from './rate-limit';

/** How long the firewall may take to answer, in milliseconds. */
const deadline = 1000;
/** Seconds a refused visitor is told to wait: the window of the rule that the README sets up. */
const retryAfter = 60;

type Check = typeof checkRateLimit;

/** Loaded only where it is called: off Vercel the package would ask whatever host the request names. */
async function loadCheck(): Promise<Check> {
  return (await import('@vercel/firewall')).checkRateLimit;
}

/**
 * Asks Vercel's firewall, whose counters all instances share. Only for requests that came through Vercel.
 * Fails open: without an answer within a second, with a rule that does not exist or any other fault, the message passes.
 * @param rule id of the rate-limit rule in the project's firewall.
 */
export function createFirewall(rule: string, load: () => Promise<Check> = loadCheck) {
  let ruleExists = true;

  async function ask(headers: Headers): Promise<Verdict> {
    const check = await load();
    // Only what identifies the client: the other headers are nobody's business.
    const passedOn = new Headers();
    for (const name of ['host', 'x-real-ip', 'x-forwarded-for']) {
      const value = headers.get(name);
      if (value !== null) passedOn.set(name, value);
    }
    const { rateLimited, error } = await check(rule, { headers: passedOn });
    if (error === 'not-found') {
      ruleExists = false;
      console.error(`Contact form: the project's firewall has no rule with the id ${rule}; see the README.`);
    }
    return rateLimited && error === undefined ? { allowed: false, retryAfter } : { allowed: true };
  }

  return async function checkFirewall(headers: Headers): Promise<Verdict> {
    if (!ruleExists) return { allowed: true };
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<Verdict>((resolve) => {
      timer = setTimeout(() => resolve({ allowed: true }), deadline);
    });
    try {
      return await Promise.race([ask(headers), patience]);
    } catch {
      return { allowed: true };
    } finally {
      clearTimeout(timer);
    }
  };
}
