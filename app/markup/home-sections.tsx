import { Audience } from '@/components/home/audience';
import { Concept } from '@/components/home/concept';
import { Experience } from '@/components/home/experience';
import { Locations } from '@/components/home/locations';
import { Why } from '@/components/home/why';
import { eventFacts } from '@/lib/event/facts';
import { content } from '@/lib/site-content';

const { home, event, site } = content;
const { timeline } = eventFacts(event);

/** From the hero to the questions. */
export function HomeSections() {
  return (
    <>
      <Concept {...home.concept} />
      <Experience {...home.experience} timeline={timeline} />
      <Audience {...home.audience} age={site.minimumAge} />
      <Locations {...home.locations} />
      <Why {...home.why} />
    </>
  );
}
