import type { CSSProperties } from 'react';
import { measureLongestWord } from '@/components/ui/title-text';
import type { Title } from '@/lib/content-model/texts';

/** 60 % merlons and 40 % gaps, as on the pages. */
const battlement = Array.from({ length: 20 }, (_, index) => `M${index * 62} 0h37v22h-37z`).join('');

/** Darkens the picture behind the words. The last two digits of a colour are its opacity. */
const makeShade = (shadow: string) =>
  `linear-gradient(90deg, ${shadow}e6, ${shadow}99 34%, ${shadow}00 62%), linear-gradient(0deg, ${shadow} 4%, ${shadow}00 62%)`;

const fullSize: CSSProperties = { position: 'absolute', top: 0, left: 0, width: 1200, height: 630 };
const wordsWidth = 1072;
const column: CSSProperties = { display: 'flex', flexDirection: 'column' };

interface SharePictureProps {
  title: Title;
  lines: string[];
  /** Data URL of a picture in 16:9. */
  picture: string;
  /** Data URL. */
  wordmark: string;
  /** Six hexadecimal digits each. */
  colors: Record<'paper' | 'paperShade' | 'shadow', string>;
}

/**
 * The share image of a page, 1200 x 630. `next/og` supports only flex boxes and inline styles. Its fonts are named after
 * the files in lib/brand/fonts.
 */
export function SharePicture({ title, lines, picture, wordmark, colors }: SharePictureProps) {
  /** Of a wide letter, in em, as in components/event/event-hero.module.css. */
  const letterWidth = 0.88;
  const size = Math.min(
    title.lead.length > 22 ? 54 : 74,
    wordsWidth / (letterWidth * measureLongestWord(title.lead)),
  );
  return (
    <div
      style={{
        ...fullSize,
        display: 'flex',
        overflow: 'hidden',
        background: colors.shadow,
        color: colors.paper,
      }}
    >
      <img
        alt=""
        src={picture}
        width={1280}
        height={720}
        style={{ position: 'absolute', left: -80, top: -82 }}
      />
      <div style={{ ...fullSize, backgroundImage: makeShade(colors.shadow) }} />
      <img
        alt=""
        src={wordmark}
        width={269}
        height={34}
        style={{ position: 'absolute', left: 64, top: 60 }}
      />
      <div style={{ ...column, position: 'absolute', left: 64, bottom: 62, width: wordsWidth }}>
        <div style={{ ...column, fontFamily: 'anybody-title', fontSize: size, lineHeight: 0.97 }}>
          <div style={{ letterSpacing: size * -0.025 }}>{title.lead}</div>
          {title.accent && (
            <div
              style={{
                fontFamily: 'instrument-serif-italic',
                fontSize: size * 1.16,
                lineHeight: 1,
                letterSpacing: size * -0.023,
              }}
            >
              {title.accent}
            </div>
          )}
        </div>
        <div style={{ ...column, marginTop: 20, fontFamily: 'anybody-label', fontSize: 30, lineHeight: 1.3 }}>
          {lines.map((line, index) => (
            <div
              key={line}
              style={{
                color: index === 0 ? colors.paper : colors.paperShade,
                marginTop: index === 0 ? 0 : 2,
              }}
            >
              {line}
            </div>
          ))}
        </div>
      </div>
      <svg
        width={1200}
        height={22}
        viewBox="0 0 1200 22"
        style={{ position: 'absolute', left: 0, bottom: 0 }}
      >
        <path d={battlement} fill={colors.paper} />
      </svg>
    </div>
  );
}
