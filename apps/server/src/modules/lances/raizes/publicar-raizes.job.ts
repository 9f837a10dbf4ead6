// Roots over the logs, published once per minute for lots whose dispute is over, and after midnight for the days before:
// what was published cannot be changed later without showing it. Reads the log as it stands; no bid waits for it.
//
// Refuses a root of an open lot: its number of rows tells of sealed ones.
import {
  folhaDe,
  raizDe,
  textoDaRaiz,
  textoDaAuditoriaNoDia,
  textoDasGravacoesNoDia,
  textoDoDia,
  textoDoLoteNoDia,
} from '@martelo/domain/lances/arvore.ts'
import { diaEmBrasilia, inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { definirTarefa } from '../../../core/jobs/fila.ts'
import type { Servicos } from '../../../core/servicos.ts'
import { type Assinante, abrirAssinante, resumir } from './assinatura.ts'
import { type AuditoriaDoDia, auditoriaSemRaiz } from './auditoria-no-dia.sql.ts'
import { gravacoesSemRaiz, type GravacoesDoDia } from './gravacoes-no-dia.sql.ts'
import {
  gravarDia,
  gravarRaiz,
  hashesDoLote,
  type LoteDoDia,
  type LotePorPublicar,
  lotesDosDias,
  lotesSemRaiz,
} from './raizes.sql.ts'

type DasRaizes = Pick<Servicos, 'banco' | 'log'>

/** Days that are made up for after a standstill. */
const DIAS = 7

/** Null for a log with gaps: the auditor's program says what is wrong with it. */
async function raizDoLote({ banco, log }: DasRaizes, l: LotePorPublicar): Promise<Buffer | null> {
  const hashes = await hashesDoLote(banco.sistema, l.lelId, l.folhas)
  if (hashes.length === l.folhas)
    return Buffer.from(
      raizDe(
        hashes.map((h) => folhaDe(h, resumir)),
        resumir,
      ),
    )
  log.error({ lelId: l.lelId, linhas: hashes.length, seq: l.folhas }, 'no root over a log with gaps')
  return null
}

/** Roots of lots whose dispute is over; answers how many. `agora`: epoch ms. */
export async function publicarRaizes(s: DasRaizes, agora: number): Promise<number> {
  const porPublicar = await lotesSemRaiz(s.banco.sistema)
  if (porPublicar.length === 0) return 0
  const { chave, assinar } = await abrirAssinante(s.banco)
  const publicadaAt = new Date(agora)
  let feitas = 0
  for (const l of porPublicar) {
    const raiz = await raizDoLote(s, l)
    if (raiz === null) continue
    const texto = textoDaRaiz({
      lelUid: l.lelUid,
      folhas: l.folhas,
      raiz: raiz.toString('hex'),
      publicadaEm: publicadaAt.toISOString(),
    })
    await gravarRaiz(s.banco.sistema, l, {
      folhas: l.folhas,
      raiz,
      publicadaAt,
      chave,
      assinatura: assinar(texto),
    })
    feitas += 1
  }
  return feitas
}

interface DiaPorPublicar {
  readonly hotId: number
  readonly hotUid: string
  readonly dia: string
  readonly lotes: LoteDoDia[]
  readonly gravacoes: GravacoesDoDia[]
  auditoria: AuditoriaDoDia | null
}

/**
 * One root per site and day over its lots with rows of that day; the chains of recordings that grew and the audit log's new
 * rows stand in the root of the last day. Answers how many.
 */
export async function publicarDias(s: DasRaizes, agora: number): Promise<number> {
  const hoje = diaEmBrasilia(agora)
  const ontem = somarDias(hoje, -1)
  const de = new Date(inicioDoDia(somarDias(hoje, -DIAS)))
  const dias = new Map<string, DiaPorPublicar>()
  const diaDe = (hotId: number, hotUid: string, dia: string): DiaPorPublicar => {
    const novo = dias.get(`${hotId} ${dia}`) ?? {
      hotId,
      hotUid,
      dia,
      lotes: [],
      gravacoes: [],
      auditoria: null,
    }
    dias.set(`${hotId} ${dia}`, novo)
    return novo
  }
  for (const l of await lotesDosDias(s.banco.sistema, de, new Date(inicioDoDia(hoje))))
    diaDe(l.hotId, l.hotUid, l.dia).lotes.push(l)
  for (const g of await gravacoesSemRaiz(s.banco.sistema, ontem))
    diaDe(g.hotId, g.hotUid, ontem).gravacoes.push(g)
  for (const a of await auditoriaSemRaiz(s.banco.sistema, ontem))
    diaDe(a.hotId, a.hotUid, ontem).auditoria = a
  if (dias.size === 0) return 0
  const assinante = await abrirAssinante(s.banco)
  for (const doDia of dias.values()) await publicarDia(s, assinante, doDia, agora)
  return dias.size
}

async function publicarDia(
  s: DasRaizes,
  { chave, assinar }: Assinante,
  { hotId, hotUid, dia, lotes, gravacoes, auditoria }: DiaPorPublicar,
  agora: number,
): Promise<void> {
  const comRaiz: (LoteDoDia & { raiz: Buffer })[] = []
  for (const l of lotes) {
    const raiz = await raizDoLote(s, l)
    if (raiz !== null) comRaiz.push({ ...l, raiz })
  }
  const folhas = [
    ...comRaiz.map((l) => textoDoLoteNoDia({ lelUid: l.lelUid, raiz: l.raiz.toString('hex') })),
    ...gravacoes.map((g) => textoDasGravacoesNoDia({ leilaoUid: g.leilaoUid, hash: g.hash.toString('hex') })),
    ...(auditoria === null
      ? []
      : [textoDaAuditoriaNoDia({ linhas: auditoria.linhas, hash: auditoria.hash.toString('hex') })]),
  ]
  if (folhas.length === 0) return
  const raiz = Buffer.from(
    raizDe(
      folhas.map((f) => folhaDe(Buffer.from(f), resumir)),
      resumir,
    ),
  )
  const publicadaAt = new Date(agora)
  const texto = textoDoDia({
    hotUid,
    dia,
    raiz: raiz.toString('hex'),
    publicadaEm: publicadaAt.toISOString(),
  })
  await gravarDia(
    s.banco.sistema,
    { hotId, dia },
    { raiz, publicadaAt, chave, assinatura: assinar(texto) },
    { lotes: comRaiz, gravacoes, auditoria },
  )
}

definirTarefa<Record<string, never>>('publicar-raizes', async (_, s) => {
  await publicarRaizes(s, Date.now())
})
definirTarefa<Record<string, never>>('publicar-raizes-do-dia', async (_, s) => {
  await publicarDias(s, Date.now())
})
