/**
 * The public forms: what a visitor may write about, and how old a form may be when it comes back. A person needs a
 * few seconds to write; a program that answers at once is told to wait, and a form kept for days has expired. Never
 * dropped silently: browsers fill in whole forms quickly, so the refusal is said, and everything typed stays.
 */
export const ASSUNTOS_DO_CONTATO = {
  duvida: 'Dúvida',
  participar: 'Como participar',
  compra: 'Uma compra minha',
  visita: 'Visita a um pátio',
  vender: 'Quero vender um bem',
  golpe: 'Site ou mensagem falsa em nosso nome',
  dados: 'Meus dados pessoais',
  outro: 'Outro assunto',
} as const
export type AssuntoDoContato = keyof typeof ASSUNTOS_DO_CONTATO
export const NOMES_DE_ASSUNTOS = Object.keys(ASSUNTOS_DO_CONTATO) as [AssuntoDoContato, ...AssuntoDoContato[]]

/** How a partner would work with the house. */
export const PARCERIAS = {
  comitente: 'Vender bens em leilão (banco, seguradora, frota, empresa)',
  lojista: 'Comprar para revenda',
  patio: 'Pátio ou guarda de veículos',
  transporte: 'Transporte e remoção',
  despachante: 'Despachante',
  vistoria: 'Vistoria e laudos',
  leiloeiro: 'Leiloeiro oficial',
  divulgacao: 'Divulgação e indicação',
} as const
/** A shop has no auction: what it says instead; a kind without words here is not offered by it. */
export const PARCERIAS_DA_LOJA: Readonly<Partial<Record<keyof typeof PARCERIAS, string>>> = {
  comitente: 'Vender bens (banco, seguradora, frota, empresa)',
  lojista: PARCERIAS.lojista,
  patio: PARCERIAS.patio,
  transporte: PARCERIAS.transporte,
  despachante: PARCERIAS.despachante,
  vistoria: PARCERIAS.vistoria,
  divulgacao: PARCERIAS.divulgacao,
}
export type Parceria = keyof typeof PARCERIAS
export const NOMES_DE_PARCERIAS = Object.keys(PARCERIAS) as [Parceria, ...Parceria[]]

export const TEMPO_MINIMO_MS = 3_000
export const TEMPO_MAXIMO_MS = 12 * 60 * 60 * 1000

export type IdadeDoFormulario = 'boa' | 'rapido' | 'vencido'

/** `abertoEm` and `agora` in epoch ms of the server; a form of the future was not made here. */
export function idadeDoFormulario(abertoEm: number, agora: number): IdadeDoFormulario {
  const idade = agora - abertoEm
  if (!Number.isFinite(idade) || idade < 0 || idade > TEMPO_MAXIMO_MS) return 'vencido'
  return idade < TEMPO_MINIMO_MS ? 'rapido' : 'boa'
}
