import type { ReactNode } from 'react';
import { textLink } from '@/components/ui/text-link';
import type { EventPageContent } from '@/lib/content-schema/event';
import { ShareButton } from './share-button';

interface ShareAndSaveProps extends Pick<EventPageContent, 'share'> {
  url: string;
  title: string;
  /** CalendarLinks. */
  calendars: ReactNode;
}

/** The date into one's calendar, the page to one's friends. */
export function ShareAndSave({ share, url, title, calendars }: ShareAndSaveProps) {
  return (
    <div className="col-span-full mt-10 flex flex-wrap gap-x-8 gap-y-3">
      {calendars}
      <ShareButton className={textLink()} url={url} title={title} texts={share} />
    </div>
  );
}
