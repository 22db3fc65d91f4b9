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

/** A number stays on the line of the word it belongs to: 'artículo 13', '12 meses'. */
function tieNumbers(text: string): string {
  return text
    .replace(/(artículos?|Ley|Decreto|Legislativo|Orgánica|WCAG\)?) (?=\d)/g, '$1\u00a0')
    .replace(/(\d) (?=(días|horas|meses)\b)/g, '$1\u00a0');
}

/** Whether a row is about a fact that there is: one about a phone the owner has not got is left out. */
function applies(row: unknown, facts: FactValues): boolean {
  const text = JSON.stringify(row);
  return legalFacts.every((name) => facts[name] !== null || !text.includes(`{${name}}`));
}

/**
 * A copy of a legal document whose texts carry the owner's facts in place of '{owner}', '{email}' and the like. Rows
 * of a list about a fact that is missing are left out.
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
