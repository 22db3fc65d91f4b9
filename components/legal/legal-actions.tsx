import { BackButton } from '@/components/ui/back-button';
import { buttonVariants } from '@/components/ui/button';
import type { LegalCommon } from '@/lib/content-schema/legal';
import { legalContact, routes } from '@/lib/routes';

/** 'Volver' and 'Contactar'. The second is a plain link: its page does not exist, so there is nothing to fetch ahead. */
export function LegalActions({ texts }: { texts: LegalCommon }) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <BackButton className={buttonVariants({ variant: 'line', size: 'sm' })} href={routes.home}>
        {texts.back}
      </BackButton>
      <a className={buttonVariants({ variant: 'ink', size: 'sm' })} href={legalContact}>
        {texts.contact}
      </a>
    </div>
  );
}
