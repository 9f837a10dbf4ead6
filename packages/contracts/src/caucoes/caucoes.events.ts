// Notices of a change of a deposit, by the bank, the clock or a person. Screens refetch.

/** Notices of `cliente:<cliUid>` and `retaguarda:<hotId>`. */
export interface AvisosDeCaucoes {
  'caucao-atualizada': { cauUid: string; leiUid: string; situacao: string }
}
