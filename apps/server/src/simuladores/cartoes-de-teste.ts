// The cards of the simulated acquirer: each number has its outcome. What they mean is the simulator's, not the product's.
export const CARTOES_DE_TESTE = {
  '4111111111111111': { nome: 'Aprovado', conduta: 'aprovar' },
  '4000000000000010': { nome: 'Recusado por falta de limite', conduta: 'recusar' },
  '4000000000003014': { nome: 'Pede confirmação (3DS)', conduta: 'desafiar' },
  '4000000000004012': { nome: 'Aprova e não responde à primeira captura', conduta: 'calar' },
  '5100000000005015': { nome: 'Responde depois de alguns segundos', conduta: 'tardar' },
  '5100000000006013': { nome: 'Avisa tudo duas vezes e fora de ordem', conduta: 'repetir' },
  '4000000000007015': { nome: 'Contesta depois da captura', conduta: 'contestar' },
} as const
export type CondutaDoCartao = (typeof CARTOES_DE_TESTE)[keyof typeof CARTOES_DE_TESTE]['conduta']

export const CODIGO_3DS = '123456'

export const condutaDe = (numero: string): CondutaDoCartao =>
  (CARTOES_DE_TESTE as Readonly<Record<string, { readonly conduta: CondutaDoCartao }>>)[numero]?.conduta ??
  'aprovar'

/** The check digit of a card's number (Luhn). */
export function numeroValido(numero: string): boolean {
  if (!/^\d{13,19}$/.test(numero)) return false
  const soma = [...numero].reverse().reduce((t, ch, i) => {
    const d = Number(ch) * (i % 2 === 0 ? 1 : 2)
    return t + (d > 9 ? d - 9 : d)
  }, 0)
  return soma % 10 === 0
}

export function bandeiraDe(numero: string): string {
  if (numero.startsWith('4')) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(numero)) return 'Mastercard'
  if (/^3[47]/.test(numero)) return 'American Express'
  return /^(6363|5067|4389)/.test(numero) ? 'Elo' : 'Outra'
}
