/** In place of Zod's own sentences, which are for programmers: what people read stands in the contract's schemas. */
export default () => ({ localeError: () => 'Invalid input' });
