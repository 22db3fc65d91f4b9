import { legalFacts, type LegalFact } from '../content-schema/legal';

interface SiteFacts {
  brand: string;
  domain: string;
  email: string;
  owner: { name: string; taxId: string; address: string; register: string };
}

function factValues({ brand, domain, email, owner }: SiteFacts): Record<LegalFact, string> {
  return {
    brand,
    email,
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

function fillText(text: string, facts: Record<LegalFact, string>): string {
  const filled = text.replace(/\{(\w+)\}/g, (match, name: string) => {
    if (!Object.hasOwn(facts, name)) {
      throw new Error(
        `Texto legal: no se conoce ${match}. Los datos que se pueden citar son {${legalFacts.join('}, {')}}.`,
      );
    }
    return facts[name as LegalFact];
  });
  if (/[{}]/.test(text.replace(/\{\w+\}/g, ''))) throw new Error(`Texto legal: llave suelta en «${text}».`);
  return tieNumbers(filled);
}

/**
 * A copy of a legal document whose texts carry the owner's facts in place of '{owner}', '{email}' and the like.
 * @throws Error in Spanish on a name in braces that is no fact, or on a lone brace.
 */
export function fillLegalFacts<Document>(document: Document, site: SiteFacts): Document {
  const facts = factValues(site);
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return fillText(part, facts);
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, fill(entry)]));
    }
    return part;
  };
  return fill(document) as Document;
}
