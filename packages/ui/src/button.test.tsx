import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  test('says what is going on while it is busy, and cannot submit again', () => {
    const markup = renderToStaticMarkup(
      <Button type="submit" loading="Placing order…">
        Place order
      </Button>,
    );
    expect(markup).toContain('Placing order…');
    expect(markup).not.toContain('Place order');
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('type="button"');
    // A disabled button would lose the focus.
    expect(markup).not.toMatch(/ disabled/);
  });

  test('submits only when it is told to', () => {
    expect(renderToStaticMarkup(<Button>Apply</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Apply</Button>)).toContain('type="submit"');
  });
});
