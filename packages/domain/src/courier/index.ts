export { choosePackageType, packageTypeWords } from './package-types.ts';
export { type PackageWay, packageWay } from './package-way.ts';
export { packageBreakdown, protectionFee, quotePackageFee } from './price-package.ts';
