import { fillText } from './fill-text';
import { legalFacts, type LegalFact } from './legal';

interface SiteFacts {
  brand: string;
  domain: string;
  email: string;
  phone?: string | null;
  owner: { name: string; taxId: string; address: string; register: string };
}

type FactValues = Record<LegalFact, string | null>;

function factValues({ brand, domain, email, phone = null, owner }: SiteFacts): FactValues {
  return {
    brand,
    email,
    phone,
    site: domain,
    owner: owner.name,
    taxId: owner.taxId,
    address: owner.address,
    register: owner.register,
  };
}

/** Keeps numbers on the line of their word with non-breaking spaces: 'artículo 13', '12 meses'. */
function tieNumbers(text: string): string {
  return text
    .replace(/(artículos?|Ley|Decreto|Legislativo|Orgánica|WCAG\)?) (?=\d)/g, '$1\u00a0')
    .replace(/(\d) (?=(días|horas|meses)\b)/g, '$1\u00a0');
}

/** Whether all facts that a row names are known; the owner may have no phone. */
function applies(row: unknown, facts: FactValues): boolean {
  const text = JSON.stringify(row);
  return legalFacts.every((name) => facts[name] !== null || !text.includes(`{${name}}`));
}

/**
 * Fills the owner's facts into a copy of a legal document: '{owner}', '{email}'. Rows about unknown facts are left out.
 */
export function fillLegalFacts<Document>(document: Document, site: SiteFacts): Document {
  const facts = factValues(site);
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return tieNumbers(fillText(part, facts));
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(
        Object.entries(part).map(([key, entry]) => [
          key,
          fill(
            Array.isArray(entry) && (key === 'terms' || key === 'list')
              ? entry.filter((row) => applies(row, facts))
              : entry,
          ),
        ]),
      );
    }
    return part;
  };
  return fill(document) as Document;
}
