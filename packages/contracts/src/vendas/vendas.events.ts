// What is told when a sale changes, by whatever hand: a payment, a proof, the bank, a pickup. Screens load again.

/** Notices of `cliente:<cliUid>` and `retaguarda:<hotId>`. */
export interface AvisosDeVendas {
  'on-venda-dto': { vndUid: string; vndId: number; situacao: string }
}
