import { buildSite, runTool } from './run.mjs';

const port = process.env.PORT || '3000';
const outbox = process.env.OUTBOX_DIR || '.outbox';

if (!buildSite()) process.exit(1);

console.log(`
  Address:  http://localhost:${port}
  Contact:  ${process.env.RESEND_API_KEY ? 'mail goes out through Resend' : `mail is kept as .eml files in ${outbox}`}
`);
process.exit(runTool('next', ['start', '-p', port]) ? 0 : 1);
