import { BackButton } from '@/components/ui/back-button';
import type { LegalCommon } from '@/lib/content-schema/legal';
import { legalContact, routes } from '@/lib/routes';

/** 'Volver' and 'Contactar'. The second is a plain link: its page does not exist, so there is nothing to fetch ahead. */
export function LegalActions({ texts }: { texts: LegalCommon }) {
  return (
    <div className="acts">
      <BackButton className="btn btn-line btn-sm" href={routes.home}>
        {texts.back}
      </BackButton>
      <a className="btn btn-ink btn-sm" href={legalContact}>
        {texts.contact}
      </a>
    </div>
  );
}
