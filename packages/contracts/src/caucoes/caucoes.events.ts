// What is told when a deposit changes, by whatever hand: the bank, the clock, a person. Screens load again.

/** Notices of `cliente:<cliUid>` and `retaguarda:<hotId>`. */
export interface AvisosDeCaucoes {
  'caucao-atualizada': { cauUid: string; leiUid: string; situacao: string }
}
