import { TitleText } from '@/components/ui/title-text';
import type { NavigationContent, SiteContent } from '@/lib/content-schema/site';
import { currentPage } from './current-page';

interface FooterGroupsProps extends Pick<NavigationContent, 'groups'> {
  tagline: SiteContent['tagline'];
  /** Path of the page the footer is on. */
  path: string;
}

/** The footer's sentence and its groups of links. */
export function FooterGroups({ groups, tagline, path }: FooterGroupsProps) {
  return (
    <div className="cols">
      <p className="say">
        <TitleText {...tagline} />
      </p>
      {groups.map((group) => (
        <nav key={group.title} aria-label={group.title}>
          <h2>{group.title}</h2>
          <ul>
            {group.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={currentPage(href, path)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
