// The auditor: reads a whole auction's log again and reports what does not agree: gaps in the sequence, hashes that are
// not those of their text, prices and winners that the judge would not have written, a lot whose state is not the log's
// end, a log that is not what its published roots say.
// Believes nothing but the log and the rules in force (`lote_regra_anterior`), never columns that may be tampered with.
// Who was allowed to bid is not in the log and not proven here.
import { folhaDe, raizDe, textoDaRaiz } from '@martelo/domain/lances/arvore.ts'
import { conferirRegistros } from '@martelo/domain/lances/conferir-registros.ts'
import {
  type EstadoLote,
  type LanceRegistrado,
  mesmoParticipante,
  type Participante,
  type RegrasDeLance,
} from '@martelo/domain/lances/estado-do-lote.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { ESCADA_PADRAO, ESCADA_SUCATA } from '@martelo/domain/lotes/incrementos.ts'
import { type Kysely, sql } from 'kysely'
import type { Pool } from 'pg'
import type { DB } from '../../core/database/schema.gen.ts'
import { encadear, lerLotes, type LoteDoMotor } from '../../engines/lances/port.ts'
import { assinaturaConfere, resumir } from './raizes/assinatura.ts'
import { diasDoLote, raizesDoLote } from './raizes/raizes.sql.ts'
import {
  type LinhaDoRegistro,
  lerRegistro,
  participante,
  registroDaLinha,
  textoDaLinha,
} from './registro.sql.ts'
import { verificarPreco } from './verificar-preco.sql.ts'

export interface Achado {
  readonly lelUid: string
  readonly numero: string
  /** row of the log; null: about the lot as a whole */
  readonly seq: number | null
  readonly problema:
    | 'sequencia'
    | 'hash'
    | 'julgamento'
    | 'estado'
    | 'vencedor'
    | 'instante'
    | 'raiz'
    | 'preco'
  readonly detalhe: string
}

export interface Verificacao {
  readonly lotes: number
  readonly linhas: number
  readonly achados: readonly Achado[]
}

interface LoteDoLeilao {
  id: number
  uid: string
  numero: string
}

/** Verifies every lot of an auction. */
export async function verificarLeilao(db: Kysely<DB>, pool: Pool, leiUid: string): Promise<Verificacao> {
  const r = await sql<LoteDoLeilao>`select l.id, l.uid, l.numero from lote l join leilao a on a.id = l.lei_id
    where a.uid = ${leiUid} order by l.posicao_leilao`.execute(db)
  const achados: Achado[] = []
  let linhas = 0
  for (const lote of r.rows) {
    const registro = await lerRegistro(db, lote.id)
    linhas += registro.length
    achados.push(...(await verificarLote(db, pool, lote, registro)))
  }
  return { lotes: r.rows.length, linhas, achados }
}

async function verificarLote(
  db: Kysely<DB>,
  pool: Pool,
  lote: LoteDoLeilao,
  linhas: readonly LinhaDoRegistro[],
): Promise<Achado[]> {
  const achado = (seq: number | null, problema: Achado['problema'], detalhe: string): Achado => ({
    lelUid: lote.uid,
    numero: lote.numero,
    seq,
    problema,
    detalhe,
  })
  const corrente = verificarCorrente(lote.uid, linhas).map((a) => achado(a.seq, a.problema, a.detalhe))
  for (const detalhe of await verificarRaizes(db, lote, linhas)) corrente.push(achado(null, 'raiz', detalhe))
  const preco = await verificarPreco(db, lote.id)
  if (preco !== null) corrente.push(achado(null, 'preco', preco))
  const [doMotor] = await lerLotes(pool, [lote.uid])
  if (doMotor === undefined) return corrente
  const regrasEm = await lerRegrasEm(db, lote.id, doMotor.estado.regras)
  const julgado = verificarJulgamentos(doMotor.estado, linhas, regrasEm)
  if (typeof julgado !== 'object')
    return [...corrente, achado(julgado, 'julgamento', 'o juiz não teria escrito esta linha')]
  const fim = [
    ...verificarFim(doMotor.estado, doMotor.hash, julgado, linhas),
    ...verificarLider(doMotor, julgado, linhas),
    ...verificarTeto(doMotor, julgado),
  ]
  return [...corrente, ...fim.map((f) => achado(null, f.problema, f.detalhe))]
}

/** What was published about the log before, against what it is now. */
async function verificarRaizes(
  db: Kysely<DB>,
  lote: LoteDoLeilao,
  linhas: readonly LinhaDoRegistro[],
): Promise<string[]> {
  const folhas = linhas.map((l) => folhaDe(l.hash, resumir))
  const raizAte = (n: number): string | null =>
    n > folhas.length ? null : Buffer.from(raizDe(folhas.slice(0, n), resumir)).toString('hex')
  const falhas: string[] = []
  for (const r of await raizesDoLote(db, lote.id)) {
    const raiz = r.raiz.toString('hex')
    const publicadaEm = r.publicadaAt.toISOString()
    if (raizAte(r.folhas) !== raiz)
      falhas.push(`o registro não dá a raiz publicada em ${publicadaEm} sobre ${r.folhas} linhas`)
    const texto = textoDaRaiz({ lelUid: lote.uid, folhas: r.folhas, raiz, publicadaEm })
    if (!assinaturaConfere(texto, r.chave, r.assinatura))
      falhas.push(`a assinatura da raiz publicada em ${publicadaEm} não confere`)
  }
  for (const d of await diasDoLote(db, lote.id))
    if (raizAte(d.folhas) !== d.raiz.toString('hex'))
      falhas.push(`o registro não dá a raiz do dia ${d.dia} sobre ${d.folhas} linhas`)
  return falhas
}

type DoLote = Pick<Achado, 'problema' | 'detalhe'>
type Falha = { seq: number; problema: Achado['problema']; detalhe: string }

/** Sequence without gaps, instants that never go back, each hash over its row and the one before. */
export function verificarCorrente(lelUid: string, linhas: readonly LinhaDoRegistro[]): Falha[] {
  const falhas: Falha[] = []
  let anterior: LinhaDoRegistro | null = null
  for (const [i, linha] of linhas.entries()) {
    const { seq } = linha
    if (seq !== i + 1) falhas.push({ seq, problema: 'sequencia', detalhe: `esperada a linha ${i + 1}` })
    if (anterior !== null && linha.data < anterior.data)
      falhas.push({ seq, problema: 'instante', detalhe: 'anterior ao da linha que a precede' })
    const calculado = encadear(anterior?.hash ?? null, textoDaLinha(lelUid, linha))
    if (!calculado.equals(linha.hash))
      falhas.push({
        seq,
        problema: 'hash',
        detalhe: `gravado ${hex(linha.hash)}, calculado ${hex(calculado)}`,
      })
    anterior = linha
  }
  return falhas
}

const hex = (b: Buffer): string => b.toString('hex').slice(0, 16)

/** The lot at the log's end, or the first row that the judge would not have written. A release starts a new dispute. */
function verificarJulgamentos(
  atual: EstadoLote,
  linhas: readonly LinhaDoRegistro[],
  regrasEm: (seq: number) => RegrasDeLance,
): EstadoLote | number {
  const vazio = (seq: number): EstadoLote => ({
    ...atual,
    seq,
    valor: null,
    lider: null,
    teto: null,
    dataFim: null,
  })
  let lote = vazio(0)
  let disputa: LanceRegistrado[] = []
  const julgar = (): number | null => {
    const r = conferirRegistros(lote, disputa, { regrasEm })
    if (!r.confere) return r.discordancia.seq
    lote = r.lote
    disputa = []
    return null
  }
  for (const linha of linhas) {
    const registro = registroDaLinha(atual.lelUid, linha)
    if (registro !== null) {
      disputa.push(registro)
      continue
    }
    const falha = julgar()
    if (falha !== null) return falha
    lote = vazio(linha.seq)
  }
  return julgar() ?? lote
}

/** The proposal that the house took: it leads, whatever was bid. */
const propostaAceita = (linhas: readonly LinhaDoRegistro[]): LinhaDoRegistro | undefined =>
  linhas.findLast((l) => l.tipo === 'Proposta' && ['vencendo', 'vencedor'].includes(l.situacao))

/** The lot's own columns against the end of the log. */
function verificarFim(
  atual: EstadoLote,
  hash: string | null,
  julgado: EstadoLote,
  linhas: readonly LinhaDoRegistro[],
): DoLote[] {
  const falhas: DoLote[] = []
  const ultima = linhas.at(-1)
  if (atual.seq !== (ultima?.seq ?? 0))
    falhas.push({
      problema: 'estado',
      detalhe: `o lote diz ${atual.seq} linhas, o registro tem ${ultima?.seq ?? 0}`,
    })
  if (ultima && hash !== ultima.hash.toString('hex'))
    falhas.push({ problema: 'estado', detalhe: 'o último hash do lote não é o da última linha' })
  const devido = propostaAceita(linhas)?.valor ?? julgado.valor
  if (atual.valor !== devido)
    falhas.push({ problema: 'estado', detalhe: `o lote vale ${atual.valor}, o registro dá ${devido}` })
  const vencedor = linhas.findLast((l) => l.situacao === 'vencedor')
  const topo = linhas.findLast((l) => registroDaLinha(atual.lelUid, l)?.evento === 'lance')
  const direto = vencedor?.tipo === 'Proposta' || vencedor?.tipo === 'Compre Já'
  if (vencedor && !direto && vencedor.seq !== topo?.seq)
    falhas.push({
      problema: 'vencedor',
      detalhe: `venceu a linha ${vencedor.seq}, o maior lance é a ${topo?.seq ?? '-'}`,
    })
  return falhas
}

const nomeDe = (q: Participante | null): string =>
  q === null ? 'ninguém' : q.tipo === 'cliente' ? `o cliente ${q.cliUid}` : `o apelido ${q.apeUid}`

/** Who leads by the lot's own columns: the last bidder, or the one whose proposal was accepted. */
function verificarLider(
  { estado }: LoteDoMotor,
  julgado: EstadoLote,
  linhas: readonly LinhaDoRegistro[],
): DoLote[] {
  const proposta = propostaAceita(linhas)
  const devido = proposta ? participante(proposta) : julgado.lider
  const { lider } = estado
  const mesmo = lider === null ? devido === null : mesmoParticipante(lider, devido)
  const defesa = (q: Participante | null) => q?.tipo === 'apelido' && q.emDefesa
  return mesmo && defesa(lider) === defesa(devido)
    ? []
    : [
        {
          problema: 'estado',
          detalhe: `o lote diz que ${nomeDe(lider)} lidera, o registro dá ${nomeDe(devido)}`,
        },
      ]
}

/** The ceiling that stands by the lot's own columns; a lot that is over has none. */
function verificarTeto({ estado, tetoId }: LoteDoMotor, julgado: EstadoLote): DoLote[] {
  const vivo = recebeLances(estado.situacao) || estado.situacao === 'PENDENTE'
  const devido = vivo ? julgado.teto : null
  const igual =
    estado.teto === null
      ? devido === null && tetoId === null
      : devido !== null &&
        estado.teto.valor === devido.valor &&
        mesmoParticipante(estado.teto.quem, devido.quem)
  // No amount in the words: a reader of the report must not learn a ceiling that is still sealed.
  return igual ? [] : [{ problema: 'estado', detalhe: 'o automático do lote não é o que o registro dá' }]
}

interface RegraAnterior {
  ateSeq: number
  minimo: number
  incremento: number
  compreJa: number | null
  incrementoPorValor: boolean
}

/** The rules in force when a row was written. */
async function lerRegrasEm(
  db: Kysely<DB>,
  lelId: number,
  hoje: RegrasDeLance,
): Promise<(seq: number) => RegrasDeLance> {
  const r =
    await sql<RegraAnterior>`select ate_seq, minimo, incremento, compre_ja, incremento_por_valor from lote_regra_anterior
    where lel_id = ${lelId} order by ate_seq, quando`.execute(db)
  return (seq) => {
    const antiga = r.rows.find((x) => x.ateSeq >= seq)
    if (antiga === undefined) return hoje
    const escada = antiga.incrementoPorValor ? (hoje.sucata ? ESCADA_SUCATA : ESCADA_PADRAO) : null
    return {
      ...hoje,
      minimo: antiga.minimo,
      incremento: antiga.incremento,
      compreJa: antiga.compreJa,
      escada,
    }
  }
}
