/** Emoji, which the fonts lack. Unicode counts © ® ™ among them, but the fonts have these three. */
const pictographs =
  /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u200d\ufe0f]/gu;

/** Removes emoji from texts that go into documents and share images. */
export function printable<Texts extends object>(texts: Texts): Texts {
  return JSON.parse(
    JSON.stringify(texts, (_key, value: unknown) =>
      typeof value === 'string' ? value.replace(pictographs, '').trim() : value,
    ),
  ) as Texts;
}
