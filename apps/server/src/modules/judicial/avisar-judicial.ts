// Who is told what in a court's auction. In the transaction of what happened.
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { caminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { ROTULO_DO_FUNDAMENTO } from '@martelo/domain/judicial/preferencia.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import type { VendaLida } from '../vendas/door.ts'
import type { LoteDaCausa, Preferencia } from './judicial.sql.ts'

type Correio = Pick<Servicos, 'correio'>
type Casa = Pick<Hotsite, 'id' | 'tipo'>

/** Of the lot's page, where a right is used. */
export const enderecoDoDireito = (h: Pick<Casa, 'tipo'>, p: LoteDaCausa): string =>
  caminhoDoLote({ ...p, id: p.lelId, tipoHotsite: h.tipo as TipoHotsite })

const aCasa = (p: Preferencia) =>
  ({
    para: { casa: true },
    variaveis: {
      lote: p.lote,
      processo: p.processo,
      fundamento: ROTULO_DO_FUNDAMENTO[p.fundamento],
      cliente: p.cliente,
    },
    link: `/admin/preferencias?direito=${p.uid}`,
    marca: `preferencia:${p.uid}`,
  }) as const

/** The house, once per declaration. */
export function avisarDeclaracao(s: Correio, tx: Tx, hotId: number, p: Preferencia): Promise<unknown> {
  return s.correio.avisar(tx, hotId, { ...aCasa(p), tipo: 'preferencia-declarada' })
}

/** The house. Several papers of one hour are one notice, unless it decided between them. */
export function avisarDocumento(
  s: Correio,
  tx: Tx,
  {
    hotId,
    direito,
    agora,
  }: { readonly hotId: number; readonly direito: Preferencia; readonly agora: number },
): Promise<unknown> {
  return s.correio.avisar(tx, hotId, {
    ...aCasa(direito),
    tipo: 'preferencia-documento',
    chave: `${direito.uid}:${direito.versao}:${new Date(agora).toISOString().slice(0, 13)}`,
  })
}

/** The house: a lot has another buyer than the hammer said. */
export function avisarExercicio(
  s: Correio,
  tx: Tx,
  hotId: number,
  p: { readonly direito: Preferencia; readonly valor: number },
): Promise<unknown> {
  const comum = aCasa(p.direito)
  return s.correio.avisar(tx, hotId, {
    ...comum,
    tipo: 'preferencia-exercida',
    variaveis: { ...comum.variaveis, valor: p.valor },
  })
}

/** Who declared it. A later decision is another notice. */
export function avisarDecisao(
  s: Correio,
  tx: Tx,
  d: {
    readonly hotsite: Casa
    readonly direito: Preferencia
    readonly reconhecida: boolean
    readonly motivo: string | null
    readonly horas: number
    readonly por: number
  },
): Promise<unknown> {
  const { direito: p } = d
  const comum = {
    para: { cliId: p.cliId },
    link: enderecoDoDireito(d.hotsite, p),
    marca: `preferencia:${p.uid}:${p.versao}`,
    por: d.por,
  } as const
  const { lote, processo } = p
  return d.reconhecida
    ? s.correio.avisar(tx, d.hotsite.id, {
        ...comum,
        tipo: 'preferencia-reconhecida',
        variaveis: { lote, processo, horas: d.horas },
      })
    : s.correio.avisar(tx, d.hotsite.id, {
        ...comum,
        tipo: 'preferencia-recusada',
        variaveis: { lote, processo, motivo: d.motivo },
      })
}

/** The buyer whose hammer another matched. */
export function avisarQuemPerdeu(
  s: Correio,
  tx: Tx,
  hotsite: Casa,
  p: { readonly cliId: number; readonly direito: Preferencia; readonly valor: number },
): Promise<unknown> {
  return s.correio.avisar(tx, hotsite.id, {
    tipo: 'preferencia-perdeu-lote',
    para: { cliId: p.cliId },
    variaveis: { lote: p.direito.lote, valor: p.valor },
    link: enderecoDoDireito(hotsite, p.direito),
    marca: `preferencia:${p.direito.uid}`,
  })
}

export function avisarMulta(
  s: Correio,
  tx: Tx,
  { venda }: VendaLida,
  m: { readonly lote: string; readonly parcela: number; readonly base: number; readonly multa: number },
): Promise<unknown> {
  return s.correio.avisar(tx, venda.hotId, {
    tipo: 'parcela-multada',
    para: { cliId: venda.cliId },
    variaveis: m,
    link: `/cliente/compras/${venda.id}`,
    marca: `multa:${venda.uid}:${m.parcela}`,
  })
}

/** `uid`: of the correction; one later, for the difference, is another notice. */
export function avisarCorrecao(
  s: Correio,
  tx: Tx,
  { venda }: VendaLida,
  c: {
    readonly uid: string
    readonly lote: string
    readonly parcela: number
    readonly indice: string
    readonly periodo: string
    readonly correcao: number
  },
): Promise<unknown> {
  const { uid, ...variaveis } = c
  return s.correio.avisar(tx, venda.hotId, {
    tipo: 'parcela-corrigida',
    para: { cliId: venda.cliId },
    variaveis,
    link: `/cliente/compras/${venda.id}`,
    marca: `correcao:${uid}`,
  })
}
