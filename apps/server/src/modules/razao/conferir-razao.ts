// The proof of the ledger: the sum of all entries is zero, each sale's account says what the sale's own sums say, and
// nothing that happened to sale, payment, refund, Pix, boleto or deposit is without its entry. It only reads and notes
// what it finds; a difference that is gone under the sale's lock was a change under way.
import { diferenca } from '@martelo/domain/razao/lancamento.ts'
import { devidoNaVenda } from '@martelo/domain/razao/prova-da-venda.ts'
import { sql } from 'kysely'
import type { BancoDeDados, Tx } from '../../core/database/database.ts'
import { type Posicao, posicoesDaCaucao, posicoesDaVenda, posicoesDoPix } from './posicoes.ts'
import { type Dossie, lancadosDe, lerCaucao, lerDossies, lerLancados, lerPix } from './razao.sql.ts'

export interface Diferenca {
  readonly tipo: 'soma' | 'restante' | 'lancamento'
  readonly objetoTipo: string
  readonly objeto: string
  readonly vndId: number | null
  /** centavos, as the rows say */
  readonly esperado: number
  /** centavos, as the ledger says */
  readonly lancado: number
  readonly texto: string
}
export interface Conferencia {
  readonly soma: number
  readonly vendas: number
  readonly diferencas: readonly Diferenca[]
}

const POR_VEZ = 200
/** More would say nothing new, and has to be kept and shown. */
const MAXIMO_DE_DIFERENCAS = 500

export async function conferirRazao(banco: BancoDeDados, hotId: number): Promise<Conferencia> {
  const diferencas: Diferenca[] = []
  let vendas = 0
  for (let depois = 0; ; ) {
    const ids = await banco.doHotsite(hotId, (tx) => proximas(tx, hotId, 'venda', depois))
    if (ids.length === 0) break
    const suspeitas = await banco.doHotsite(hotId, (tx) => conferirVendas(tx, hotId, ids))
    for (const vndId of new Set(suspeitas.map((d) => d.vndId))) {
      if (vndId === null || diferencas.length >= MAXIMO_DE_DIFERENCAS) continue
      diferencas.push(...(await banco.doHotsite(hotId, (tx) => conferirTravada(tx, hotId, vndId))))
    }
    vendas += ids.length
    depois = ids.at(-1) ?? depois
  }
  diferencas.push(...(await conferirAvulsos(banco, hotId)))
  const soma = await banco.doHotsite(hotId, (tx) => somaDaCasa(tx, hotId))
  if (soma !== 0)
    diferencas.unshift({
      tipo: 'soma',
      objetoTipo: 'razao',
      objeto: 'soma',
      vndId: null,
      esperado: 0,
      lancado: soma,
      texto: 'A soma de todos os lançamentos não é zero.',
    })
  return { soma, vendas, diferencas: diferencas.slice(0, MAXIMO_DE_DIFERENCAS) }
}

/** Also kept, for the screen and the alarm. */
export async function conferirEGuardar(banco: BancoDeDados, hotId: number): Promise<Conferencia> {
  const c = await conferirRazao(banco, hotId)
  await banco.doHotsite(hotId, (tx) =>
    tx
      .insertInto('razaoConferencia')
      .values({ hotId, soma: c.soma, vendas: c.vendas, diferencas: JSON.stringify(c.diferencas) })
      .execute(),
  )
  return c
}

async function somaDaCasa(tx: Tx, hotId: number): Promise<number> {
  const { rows } = await sql<{ soma: number }>`
    select coalesce(sum(valor), 0)::bigint as soma from razao_partida where hot_id = ${hotId}`.execute(tx)
  return rows[0]?.soma ?? 0
}

async function proximas(
  tx: Tx,
  hotId: number,
  tabela: 'venda' | 'caucao',
  depois: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom(tabela)
    .select('id')
    .where('hotId', '=', hotId)
    .where('id', '>', depois)
    .orderBy('id')
    .limit(POR_VEZ)
    .execute()
  return rows.map((r) => r.id)
}

async function conferirTravada(tx: Tx, hotId: number, vndId: number): Promise<readonly Diferenca[]> {
  await sql`select 1 from venda where id = ${vndId} and hot_id = ${hotId} for update`.execute(tx)
  return conferirVendas(tx, hotId, [vndId])
}

async function conferirVendas(tx: Tx, hotId: number, ids: readonly number[]): Promise<readonly Diferenca[]> {
  const dossies = await lerDossies(tx, hotId, ids)
  const { rows } = await sql<{ vndId: number; saldo: number }>`
    select a.vnd_id, sum(p.valor)::bigint as saldo from razao_lancamento a join razao_partida p on p.lan_id = a.id
    where a.hot_id = ${hotId} and a.vnd_id = any(${[...ids]}) and p.conta = 'clientes' group by 1`.execute(tx)
  const saldos = new Map(rows.map((r) => [r.vndId, r.saldo]))
  return [
    ...dossies.flatMap((d) => conferirSaldo(d, saldos.get(d.vndId) ?? 0)),
    ...(await conferirPosicoes(tx, hotId, dossies.flatMap(posicoesDaVenda))),
  ]
}

function conferirSaldo(d: Dossie, lancado: number): readonly Diferenca[] {
  const { esperado } = devidoNaVenda(d.venda, d.pagamentos, d.devolucoes)
  if (esperado === lancado) return []
  const texto = 'O saldo do comprador no razão não é o que falta na venda.'
  return [{ tipo: 'restante', objetoTipo: 'venda', objeto: d.uid, vndId: d.vndId, esperado, lancado, texto }]
}

/** What is true and not written, or written and no longer true. */
async function conferirPosicoes(
  tx: Tx,
  hotId: number,
  posicoes: readonly Posicao[],
): Promise<readonly Diferenca[]> {
  if (posicoes.length === 0) return []
  const objetos = posicoes.map((p) => p.objeto)
  const lancados = await lerLancados(tx, hotId, objetos, { paraEscrever: false })
  return posicoes.flatMap(({ objeto, vndId, movimentos }) => {
    const { partidas } = lancadosDe(lancados, objeto)
    return diferenca(movimentos, partidas).map((l): Diferenca => {
      const debitos = (de: readonly { valor: number; fato?: string }[]): number =>
        de.filter((p) => p.valor > 0 && p.fato === l.fato).reduce((t, p) => t + p.valor, 0)
      const esperado = movimentos.filter((m) => m.fato === l.fato).reduce((t, m) => t + m.valor, 0)
      const lancado = debitos(partidas)
      return {
        tipo: 'lancamento',
        objetoTipo: objeto.tipo,
        objeto: objeto.chave,
        vndId,
        esperado,
        lancado,
        texto: `O fato "${l.fato}" não está lançado como aconteceu.`,
      }
    })
  })
}

/** Deposits, and Pix that pay no charge of ours. */
async function conferirAvulsos(banco: BancoDeDados, hotId: number): Promise<readonly Diferenca[]> {
  const achadas: Diferenca[] = []
  for (let depois = 0; ; ) {
    const ids = await banco.doHotsite(hotId, (tx) => proximas(tx, hotId, 'caucao', depois))
    if (ids.length === 0) break
    achadas.push(
      ...(await banco.doHotsite(hotId, async (tx) => {
        const lidas = await Promise.all(ids.map((id) => lerCaucao(tx, hotId, id)))
        return conferirPosicoes(
          tx,
          hotId,
          lidas.flatMap((c) => (c ? posicoesDaCaucao(c) : [])),
        )
      })),
    )
    depois = ids.at(-1) ?? depois
  }
  for (let depois = ''; ; ) {
    const chaves = await banco.doHotsite(hotId, (tx) => pixSemVenda(tx, hotId, depois))
    if (chaves.length === 0) break
    achadas.push(
      ...(await banco.doHotsite(hotId, async (tx) => {
        const lidos = await Promise.all(chaves.map((k) => lerPix(tx, hotId, k)))
        return conferirPosicoes(
          tx,
          hotId,
          lidos.flatMap((l) => (l ? posicoesDoPix(l) : [])),
        )
      })),
    )
    depois = chaves.at(-1) ?? depois
  }
  return achadas
}

export async function pixSemVenda(tx: Tx, hotId: number, depois: string): Promise<string[]> {
  const { rows } = await sql<{ endToEndId: string }>`
    select end_to_end_id from pix_recebido where hot_id = ${hotId} and pag_id is null and end_to_end_id > ${depois}
    order by end_to_end_id limit ${POR_VEZ}`.execute(tx)
  return rows.map((r) => r.endToEndId)
}
