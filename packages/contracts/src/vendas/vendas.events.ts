// Notices of a change of a sale: a payment, a proof, the bank, a pickup. Screens refetch.

/** Notices of `cliente:<cliUid>` and `retaguarda:<hotId>`. */
export interface AvisosDeVendas {
  'on-venda-dto': { vndUid: string; vndId: number; situacao: string }
}
