// Once a minute: how the auction ended for the goods of consignors with systems of their own. The last telling stands at the
// process: the same result is told once, a changed one again, and one that came back too.
import {
  resultadoDoLote,
  ROTULO_DO_RESULTADO,
  SITUACOES_COM_RESULTADO,
} from '@martelo/domain/integracoes/resultado-para-fora.ts'
import { mascarar } from '@martelo/domain/comum/identificadores/mascarar.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { BancoDeDados } from '../../core/database/database.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { contarAMapfre } from './enviar-evento-mapfre.ts'

interface Linha {
  hotId: number
  proId: number
  removalId: string
  remUid: string
  situacao: SituacaoLote
  situacaoAt: Date
  /** what it was sold for; else its bid */
  valor: number | null
  comprador: string | null
  /** this result of this lot at this price */
  marca: string
  /** how many results the insurer heard before */
  passo: number
}
const POR_VEZ = 500
const VISIVEIS = 4

/** The open processes after `depois` whose result the insurer has not heard, in the order of their ids. */
async function naoDitos(banco: BancoDeDados, depois: number, porVez: number): Promise<Linha[]> {
  const resultados = SITUACOES_COM_RESULTADO.map((s) => resultadoDoLote(s))
  const { rows } = await sql<Linha>`
    select * from (
      select p.hot_id, p.id as pro_id, p.removal_id, r.uid as rem_uid, l.situacao, l.situacao_at, coalesce(l.valor_vendido, l.lance_valor) as valor, c.nome as comprador,
        concat_ws('|', l.uid, s.resultado, coalesce(l.valor_vendido, l.lance_valor, 0)) as marca, p.resultado_marca, p.resultado_passo as passo
      from mapfre_processo p join remocao r on r.id = p.rem_id
      join lateral (select * from lote x where x.vei_id = p.vei_id and x.hot_id = p.hot_id and x.situacao_at >= p.created_at
        order by x.id desc limit 1) l on true
      join unnest(${[...SITUACOES_COM_RESULTADO]}::text[], ${resultados}::text[]) as s(situacao, resultado) on s.situacao = l.situacao
      left join cliente c on c.id = l.lance_cli_id
      where p.encerrado_at is null and p.id > ${depois}) x
    where x.marca is distinct from x.resultado_marca order by x.pro_id limit ${porVez}`.execute(banco.sistema)
  return rows
}

/** Answers how many were told. `porVez`: smaller pieces, for tests. */
export async function contarResultados(
  { banco, log }: Pick<Servicos, 'banco' | 'log'>,
  porVez = POR_VEZ,
): Promise<number> {
  let ditos = 0
  let linhas: Linha[] = []
  do {
    linhas = await naoDitos(banco, linhas.at(-1)?.proId ?? 0, porVez)
    for (const l of linhas)
      try {
        if (await contar(banco, l)) ditos += 1
      } catch (e) {
        // One process must not hold the others back; it is tried again in a minute.
        log.error({ err: e, processo: l.proId }, "an auction's result was not told to the insurer")
      }
  } while (linhas.length === porVez)
  return ditos
}

/** False: another process told it, or the insurer's process is closed. */
function contar(banco: BancoDeDados, l: Linha): Promise<boolean> {
  const resultado = resultadoDoLote(l.situacao)
  if (resultado === null) throw new Error(`${l.situacao} is no result`)
  const rotulo = ROTULO_DO_RESULTADO[resultado]
  return banco.doHotsite(l.hotId, async (tx) => {
    const { rows } = await sql<{ passo: number }>`update mapfre_processo
      set resultado_dito = ${rotulo}, resultado_marca = ${l.marca}, resultado_passo = resultado_passo + 1
      where hot_id = ${l.hotId} and id = ${l.proId} and encerrado_at is null and resultado_passo = ${l.passo}
      returning resultado_passo as passo`.execute(tx)
    const [dito] = rows
    if (dito === undefined) return false
    const vendido = resultado === 'arrematado' || resultado === 'condicional'
    await contarAMapfre(tx, l.hotId, {
      processo: { id: l.proId, removalId: l.removalId },
      remUid: l.remUid,
      codigo: 'S16',
      situacao: 'ESTXX',
      quando: l.situacaoAt,
      chave: `${l.marca}|${dito.passo}`,
      comentario: rotulo,
      objeto: {
        status: 'ESTXX',
        date: l.situacaoAt.toISOString(),
        conditional: resultado === 'condicional',
        ...(vendido && l.valor !== null
          ? { hammer: l.valor, buyer: mascarar(l.comprador ?? '', VISIVEIS) || null }
          : {}),
      },
    })
    return true
  })
}

definirTarefa<Record<string, never>>('contar-resultados-aos-comitentes', async (_, s) => {
  await contarResultados(s)
})
