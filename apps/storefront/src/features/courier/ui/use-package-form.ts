import { useSyncExternalStore } from 'react';
import { EMPTY_FORM, type PackageForm, readPackageForm, subscribeToPackageForm } from '../model/package-form.ts';

const onServer = () => EMPTY_FORM;

export const usePackageForm = (): PackageForm =>
  useSyncExternalStore(subscribeToPackageForm, readPackageForm, onServer);
