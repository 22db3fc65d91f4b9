import type { ReactNode } from 'react';
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
    <div className="take">
      {calendars}
      <ShareButton className="link" url={url} title={title} texts={share} />
    </div>
  );
}
