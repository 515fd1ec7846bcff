export { EditItemDialog } from './ui/edit-item-dialog.tsx';
