export { type PackageRoute, packageRoute } from './package-route.ts';
export { choosePackageType, packageTypeText } from './package-types.ts';
export { packageBreakdown, protectionFee, quotePackageFee } from './price-package.ts';
