/** Emoji: no printing face has them. The signs © ® ™, which count as such, are letters here. */
const pictographs =
  /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u200d\ufe0f]/gu;

/** The same texts as far as documents and share images can show them: without emoji. */
export function printable<Texts extends object>(texts: Texts): Texts {
  return JSON.parse(
    JSON.stringify(texts, (_key, value: unknown) =>
      typeof value === 'string' ? value.replace(pictographs, '').trim() : value,
    ),
  ) as Texts;
}
