// Where a late instalment of a court's sale stands: the fine is due, the creditor has to choose, or he has chosen.

export const ANDAMENTOS_DO_ATRASO = ['A_MULTAR', 'ESPERA_ESCOLHA', 'ESCOLHIDO'] as const
export type AndamentoDoAtraso = (typeof ANDAMENTOS_DO_ATRASO)[number]

export const ROTULO_DO_ATRASO: Readonly<Record<AndamentoDoAtraso, string>> = {
  A_MULTAR: 'Sem multa',
  ESPERA_ESCOLHA: 'Espera o exequente',
  ESCOLHIDO: 'Exequente escolheu',
}

/** `mora`: the fine that stands; null: none. */
export const andamentoDoAtraso = (mora: { readonly escolha: string | null } | null): AndamentoDoAtraso =>
  mora === null ? 'A_MULTAR' : mora.escolha === null ? 'ESPERA_ESCOLHA' : 'ESCOLHIDO'
