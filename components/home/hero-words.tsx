import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-schema/home';

export function HeroWords({ title, lead }: Pick<HomeContent['hero'], 'title' | 'lead'>) {
  return (
    <>
      <h1>
        <TitleText {...title} />
      </h1>
      <p className="lead">{lead}</p>
    </>
  );
}
