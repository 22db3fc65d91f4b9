import { LegalDocument } from '@/components/legal/legal-document';
import { storageRecords } from '@/lib/consent/storage-records';
import { fillLegalFacts } from '@/lib/legal/fill-facts';
import { content } from '@/lib/site-content';

const { consent, legal, site } = content;

export interface LegalTextProps {
  of: 'cookies' | 'notice' | 'privacy';
  /** Whether a Google tag is configured, whose cookies the table of stored data then lists. */
  tagged?: boolean;
}

export function LegalText({ of, tagged = false }: LegalTextProps) {
  const storage = storageRecords(consent.storage, tagged).map(({ category, ...record }) => ({
    ...record,
    type: consent.panel.categories[category].name,
  }));
  return <LegalDocument document={fillLegalFacts(legal[of], site)} texts={legal.common} storage={storage} />;
}
