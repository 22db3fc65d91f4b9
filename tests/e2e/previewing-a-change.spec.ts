import { expect, test } from './support/fixtures';

test('only previews show the list of what staff should look at', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Vista previa:')).toHaveCount(0);
});
