import type { Store } from '../../docs/src/setup/setup.js';

export function storeOf(text: string | null = null): Store & { text: string | null } {
  return {
    text,
    getItem() {
      return this.text;
    },
    setItem(_, value) {
      this.text = value;
    },
    removeItem() {
      this.text = null;
    },
  };
}
