declare module '*.css';

/** Its text. */
declare module '*.css?inline' {
  const styles: string;
  export default styles;
}
