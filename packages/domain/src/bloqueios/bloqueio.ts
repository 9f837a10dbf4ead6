/** What a block keeps from happening, whom it spares, and what the house is told before it blocks. */
import type { TipoDeAlvo } from './alvo.ts'

export const ATOS = ['ENTRAR', 'CADASTRAR', 'LANCES', 'TUDO'] as const
export type Ato = (typeof ATOS)[number]

export const ROTULO_DO_ATO: Readonly<Record<Ato, string>> = {
  ENTRAR: 'Entrar na conta',
  CADASTRAR: 'Criar cadastro',
  LANCES: 'Dar lances e propostas',
  TUDO: 'Tudo, o site inteiro',
}

export const SITUACOES = ['ATIVO', 'ENCERRADO', 'VENCIDO'] as const
export type SituacaoDoBloqueio = (typeof SITUACOES)[number]
export const ROTULO_DA_SITUACAO: Readonly<Record<SituacaoDoBloqueio, string>> = {
  ATIVO: 'Ativo',
  ENCERRADO: 'Encerrado',
  VENCIDO: 'Terminou',
}

/** Instants in epoch ms; null: no end, or not ended by a person. */
export function situacaoDoBloqueio(
  b: { readonly fim: number | null; readonly encerradoAt: number | null },
  agora: number,
): SituacaoDoBloqueio {
  if (b.encerradoAt !== null) return 'ENCERRADO'
  return b.fim !== null && b.fim <= agora ? 'VENCIDO' : 'ATIVO'
}

/**
 * Whether a block of these acts keeps this one from happening. Staff who are signed in are not stopped by their address or
 * device, so that a wrong block can be taken back by the person who made it; a block of their account stops them.
 */
export function impede(
  b: { readonly tipo: TipoDeAlvo; readonly impede: readonly Ato[] },
  ato: Ato | null,
  equipe: boolean,
): boolean {
  if (equipe && (b.tipo === 'ENDERECO' || b.tipo === 'DISPOSITIVO')) return false
  return b.impede.includes('TUDO') || (ato !== null && b.impede.includes(ato))
}

/** From so many accounts on an address is probably a provider's or an office's, shared by people who do not know each other. */
export const CONTAS_DE_ENDERECO_PARTILHADO = 5

/** What the house confirms before such a block stands. */
export function avisosDoBloqueio(f: {
  readonly atingeVoce: boolean
  readonly impede: readonly Ato[]
  readonly contas: number
  readonly equipe: number
  /** consignors' systems that stop with it */
  readonly chaves: number
  /** open lots on which they hold the highest bid */
  readonly lidera: number
}): readonly string[] {
  const avisos: string[] = []
  const semEntrar = f.impede.includes('TUDO') || f.impede.includes('ENTRAR')
  if (f.atingeVoce)
    avisos.push(
      semEntrar
        ? 'Este bloqueio atinge você: depois de sair, você não entra mais daqui.'
        : 'Este bloqueio atinge também o lugar de onde você trabalha.',
    )
  if (f.equipe > 0 && !f.atingeVoce)
    avisos.push(`Atinge ${f.equipe === 1 ? 'uma pessoa' : `${f.equipe} pessoas`} da equipe.`)
  if (f.contas >= CONTAS_DE_ENDERECO_PARTILHADO)
    avisos.push(
      `${f.contas} contas entraram por aqui nos últimos 30 dias. Pode ser o endereço de uma operadora ou empresa, usado por muita gente.`,
    )
  if (f.chaves > 0)
    avisos.push(
      `${f.chaves === 1 ? 'Uma chave de API de comitente para' : `${f.chaves} chaves de API de comitentes param`} enquanto o bloqueio durar.`,
    )
  if (f.lidera > 0)
    avisos.push(`Lidera ${f.lidera === 1 ? '1 lote aberto' : `${f.lidera} lotes abertos`}. ${DO_QUE_LIDERA}`)
  return avisos
}

/** What a block leaves for a person to decide. */
export const DO_QUE_LIDERA =
  'Os lances já dados continuam valendo: decida sobre eles no leilão. Os lances automáticos terminam.'

/** What makes a pattern worth a person's look. Nothing is blocked by itself. */
export const LIMIARES = {
  /** accounts that entered with one device within `dias` */
  contasPorDispositivo: { contas: 3, dias: 90 },
  /** sign-ups from one address within `minutos`, in the last `dias` */
  cadastrosEmRajada: { cadastros: 5, minutos: 60, dias: 30 },
  /** bids of a client in the last `dias`, all of them on lots of one consignor of several in those auctions, none won */
  soUmVendedor: { lances: 15, lotes: 5, dias: 60 },
} as const

export const TIPOS_DE_SUSPEITA = ['DISPOSITIVO', 'RAJADA', 'VENDEDOR'] as const
export type TipoDeSuspeita = (typeof TIPOS_DE_SUSPEITA)[number]
export const ROTULO_DA_SUSPEITA: Readonly<Record<TipoDeSuspeita, string>> = {
  DISPOSITIVO: 'Muitas contas em um dispositivo',
  RAJADA: 'Cadastros em rajada',
  VENDEDOR: 'Lances só nos bens de um comitente',
}
