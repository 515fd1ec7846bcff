export { type PackageRoute, packageRoute } from './package-route.ts';
export { choosePackageType, packageTypeWords } from './package-types.ts';
export { packageBreakdown, protectionFee, quotePackageFee } from './price-package.ts';
