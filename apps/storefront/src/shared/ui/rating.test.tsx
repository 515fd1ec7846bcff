import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Rating } from './rating.tsx';

describe('Rating', () => {
  test('says in words what the star shows', () => {
    const markup = renderToStaticMarkup(<Rating value={4.6} count={312} />);
    expect(markup).toContain('Rated 4.6 out of 5 by 312 people');
    expect(renderToStaticMarkup(<Rating value={5} count={1} />)).toContain('Rated 5.0 out of 5 by 1 person');
  });

  test('calls a place new that nobody has rated, and not one that was rated 0', () => {
    expect(renderToStaticMarkup(<Rating value={null} />)).toContain('New');
    expect(renderToStaticMarkup(<Rating value={0} />)).toContain('Rated 0.0 out of 5');
  });
});
