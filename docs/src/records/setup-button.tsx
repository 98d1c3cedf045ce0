/** Offers to make a printer or a material mine. A script fills it (setup/setup-buttons.ts): without one nothing can be remembered. */
export function SetupButton(offer: { kind: 'printer' | 'material'; id: string; name: string }) {
  return <p class="mine" data-mine={JSON.stringify(offer)} hidden />;
}
