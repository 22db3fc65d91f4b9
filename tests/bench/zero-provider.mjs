/*
 * Resend at 0 ms, inside the measured process: `node --import` this file, and requests to RESEND_BASE_URL are answered
 * with an id at once, by an object that costs less than a real Response. All other requests go where they would go.
 */
const provider = process.env.RESEND_BASE_URL;
const { fetch } = globalThis;
let ids = 0;

globalThis.fetch = async (input, init) => {
  if (!provider || !String(input).startsWith(provider)) return fetch(input, init);
  ids += 1;
  const id = `zero-${ids}`;
  return { ok: true, status: 200, headers: new Headers(), json: async () => ({ id }) };
};
