export { choosePackageType, packageTypeWords } from './package-types.ts';
export { packageBreakdown, protectionFee, quotePackageFee } from './price-package.ts';
