/** Of one customer: a browser holds all of them. */
export const MOST_LIKES = 500;
