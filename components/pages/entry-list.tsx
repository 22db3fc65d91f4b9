import { cx } from 'class-variance-authority';
import { columnsClasses, narrowWindow } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { TextLink, textLinkClasses } from '@/components/ui/text-link';
import type { Page } from '@/lib/content-model/pages';

const entryClasses = cx(
  columnsClasses,
  'gap-y-5 border-t border-hairline py-9 last:border-b',
  'max-820:py-7',
);

/** A list of entries with the name and the picture on the left and the text on the right. */
export function EntryList({ entries }: Pick<Page, 'entries'>) {
  return (
    <ul className="mb-14 max-820:mb-10">
      {entries.map(({ title, text, link, download, image, alt, focus }) => (
        <li key={text} className={entryClasses}>
          <div className="col-[1/6]">
            <h2 className="text-h3">{title}</h2>
            {image && (
              <Picture
                image={image}
                alt={alt}
                focus={focus}
                className="mt-5 w-full max-w-96 max-820:max-w-none"
                sizes={`${narrowWindow} 92vw, 24rem`}
              />
            )}
          </div>
          <div className="col-[6/13] max-820:mt-6.5">
            <p className="measure-34 text-lead">{text}</p>
            {link && (
              <p className="mt-4">
                <TextLink href={link.href}>{link.label}</TextLink>
              </p>
            )}
            {download && (
              <p className="mt-4">
                <a className={textLinkClasses} href={download.file} download>
                  {download.label}
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
