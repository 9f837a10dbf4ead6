// What a signed-in client may know of himself on one lot, and whether the judge would hear him now.
import { recusaDeAdmissao } from '@martelo/domain/lances/admissao.ts'
import { estadoDoMeuLance } from '@martelo/domain/lances/estado-do-lance.ts'
import { textoDaRecusa } from '@martelo/domain/lances/recusas.ts'
import { valorAceito } from '@martelo/domain/lances/valor-aceito.ts'
import type { SituacaoDeHabilitacao } from '@martelo/domain/habilitacoes/states.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Tx } from '../../core/database/database.ts'
import { chaveDosFatos, lerFatos, lerLotes } from '../../engines/lances/port.ts'
import { lerCondicoesDoGrupo } from './condicoes-do-grupo.sql.ts'
import { seloDe } from '../../engines/salas/port.ts'

interface Cliente {
  readonly cliId: number
  readonly cliUid: string
}

interface Linha {
  meuLance: number | null
  teto: number | null
  habilitacao: SituacaoDeHabilitacao | null
  venceu: boolean
  compradorId: number | null
  acordado: number | null
}

async function lerMinhas(tx: Tx, hotId: number, lelId: number, leiId: number, cliId: number): Promise<Linha> {
  const r = await sql<Linha>`select
      (select max(valor) from lance where hot_id = ${hotId} and lel_id = ${lelId} and cli_id = ${cliId} and situacao <> 'cancelado' and tipo in ('Manual', 'Automático')) as meu_lance,
      (select teto from lance_automatico where hot_id = ${hotId} and lel_id = ${lelId} and cli_id = ${cliId} and ativo) as teto,
      (select situacao from habilitacao where hot_id = ${hotId} and lei_id = ${leiId} and cli_id = ${cliId}) as habilitacao,
      exists (select from lance where hot_id = ${hotId} and lel_id = ${lelId} and cli_id = ${cliId} and situacao = 'vencedor') as venceu,
      (select cli_id from lance where hot_id = ${hotId} and lel_id = ${lelId} and situacao = 'vencedor' order by seq desc limit 1) as comprador_id,
      (select l.valor_vendido from lote l join lance b on b.lel_id = l.id and b.situacao = 'vencedor'
        where l.hot_id = ${hotId} and l.id = ${lelId} and b.cli_id = ${cliId} and b.valor <> l.valor_vendido
        order by b.seq desc limit 1) as acordado`.execute(tx)
  return r.rows[0] as Linha
}

/** `pool`: the judge's own view is read on the system side, for this one lot and client. */
export async function lerMeuNoLote(
  tx: Tx,
  pool: Pool,
  { lelUid, leiId, lelId, hotId }: { lelUid: string; leiId: number; lelId: number; hotId: number },
  { cliId, cliUid }: Cliente,
  tipo: TipoHotsite,
  agora: number,
) {
  const [linha, lotes, fatos, condicoes] = await Promise.all([
    lerMinhas(tx, hotId, lelId, leiId, cliId),
    lerLotes(pool, [lelUid]),
    lerFatos(pool, [{ cliId, leiId }]),
    lerCondicoesDoGrupo(tx, hotId, cliId),
  ])
  const lote = lotes[0]?.estado
  const quem = fatos.get(chaveDosFatos(cliId, leiId))?.fatos
  if (lote === undefined || quem === undefined) return null
  const pedido = { hotUid: lote.hotUid, chave: '', confirmarValorAlto: true, tipo: 'Manual' as const, quem }
  const desconta = (condicoes.desconto?.porcentagem ?? 0) <= lote.regras.maiorDescontoDeGrupo
  // The limits are told when they are hit, and new terms are asked for where he sends his offer, which stays in its field:
  // here only what keeps him from bidding at all.
  const recusa = recusaDeAdmissao(
    lote,
    {
      ...pedido,
      quem: { ...quem, limiteDeCompra: null, lotesValidados: [lelUid], termosSemAceite: [] },
      valor: valorAceito(lote),
    },
    agora,
  )
  return {
    selo: seloDe(lelUid, cliUid),
    estado: estadoDoMeuLance({
      meuLance: linha.meuLance,
      lanceAtual: lote.valor,
      situacao: lote.situacao,
      vendidoParaMim: linha.venceu ? true : linha.compradorId === null ? null : false,
    }),
    meuLance: linha.meuLance,
    acordado: linha.acordado,
    teto: linha.teto,
    habilitacao: linha.habilitacao,
    grupo: { ...condicoes, desconto: desconta ? condicoes.desconto : null },
    impedimento: recusa === null ? null : { codigo: recusa.codigo, mensagem: textoDaRecusa(recusa, tipo) },
  }
}
