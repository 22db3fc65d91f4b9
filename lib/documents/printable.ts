/** Emoji, which the fonts lack; © ® ™ are emoji in Unicode but in the fonts. */
const pictographs =
  /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u200d\ufe0f]/gu;

/** The same texts without emoji, for documents and share images. */
export function printable<Texts extends object>(texts: Texts): Texts {
  return JSON.parse(
    JSON.stringify(texts, (_key, value: unknown) =>
      typeof value === 'string' ? value.replace(pictographs, '').trim() : value,
    ),
  ) as Texts;
}
