// The lots that a room shows, with what each reader may know of them.
//
// `valor_comitente` is read here: it leaves only in `reservado`, which exists for the conductor, for staff that may see
// reserves, and for the consignor of the very lot. A consignor never sees the reserve of another one's lot in the same
// auction.
import type { LoteNoPregao, ReservadoDoLote } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { ultimoDiaDoPrazo } from '@martelo/domain/condicionais/acordo.ts'
import type { RespostaDoComitente, SituacaoDeCondicional } from '@martelo/domain/condicionais/states.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { caminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { corEscrita } from '@martelo/domain/veiculos/cor-escrita.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { iso } from '../../core/http/iso.ts'
import type { Servicos } from '../../core/servicos.ts'
import { daEquipe, estadoPublicoDosLotes, type LoteDaSala } from '../../engines/salas/port.ts'

export interface VistaDaSala {
  readonly veReservas: boolean
  /** sees counts of bids by kind (staff, auctioneer) */
  readonly restrito: boolean
  /** sees whole nicknames (staff, auctioneer; never a consignor) */
  readonly veApelidos: boolean
  readonly comIds: readonly number[]
}

interface Linha {
  id: number
  uid: string
  veiUid: string
  posicao: number
  comId: number
  comitente: string
  categoria: string
  tipo: string
  marca: string
  anoFabricacao: number | null
  anoModelo: number | null
  km: number | null
  combustivel: string | null
  cor: string | null
  cidade: string | null
  uf: string | null
  transmissaoNaPista: boolean
  fotos: { base: string; larguras: number[]; cor: string; legenda: string }[]
  valorComitente: number | null
  vendaCondicional: boolean
  lanceValor: number | null
  emDefesa: boolean
  divergente: boolean
  condicionalSituacao: SituacaoDeCondicional | null
  condicionalPrazo: Date | null
  condicionalResposta: RespostaDoComitente | null
  condicionalRespostaNome: string | null
  condicionalNovoValor: number | null
  condicionalReplicaValor: number | null
  valorVendido: number | null
  respostaDuranteLeilao: RespostaDoComitente | null
  respostaDuranteLeilaoValor: number | null
  respostaDuranteLeilaoLance: number | null
  respostaDuranteLeilaoNome: string | null
  respostaDuranteLeilaoAt: Date | null
}

/** The given lots (ids of this hotsite) as this reader may see them, in the order of the auction. */
export async function lerLotesNoPregao(
  s: Pick<Servicos, 'banco'>,
  tx: Tx,
  hotsite: { readonly id: number; readonly tipo: string },
  lelIds: readonly number[],
  vista: VistaDaSala,
): Promise<(LoteNoPregao & { comId: number })[]> {
  if (lelIds.length === 0) return []
  const fatos = await lerLinhas(tx, hotsite.id, lelIds)
  const estados = await estadoPublicoDosLotes(s, lelIds)
  return estados.flatMap((e) => {
    const l = fatos.get(e.lelId)
    return l === undefined ? [] : [{ ...montar(l, e, hotsite.tipo as TipoHotsite, vista), comId: l.comId }]
  })
}

async function lerLinhas(tx: Tx, hotId: number, lelIds: readonly number[]): Promise<Map<number, Linha>> {
  const r = await sql<Linha>`
    select l.id, l.uid, v.uid as vei_uid, l.posicao_leilao as posicao, l.com_id, c.nome as comitente, t.categoria, t.nome as tipo, v.marca,
      v.ano_fabricacao, v.ano_modelo, v.km, v.combustivel, v.cor, coalesce(p.cidade, v.cidade) as cidade, coalesce(p.uf, v.uf) as uf,
      l.transmissao_na_pista,
      coalesce((select jsonb_agg(jsonb_build_object('base', f.chave, 'larguras', f.larguras, 'cor', f.cor, 'legenda', f.legenda) order by f.ordem)
        from (select * from veiculo_foto f where f.vei_id = v.id and f.tipo = 'foto' order by f.ordem limit 4) f), '[]') as fotos,
      l.valor_comitente, (l.condicional or a.condicional or v.inibir_venda) as venda_condicional, l.lance_valor,
      l.lance_em_defesa as em_defesa,
      (coalesce(k.documento_situacao = 'Divergente', false) or exists (select from validacao y where y.lel_id = l.id and y.cli_id = k.id and y.resultado = 'Divergente')) as divergente,
      l.condicional_situacao, l.condicional_prazo, l.condicional_resposta, l.condicional_resposta_nome, l.condicional_novo_valor, l.condicional_replica_valor, l.valor_vendido,
      l.resposta_durante_leilao, l.resposta_durante_leilao_valor, l.resposta_durante_leilao_lance, l.resposta_durante_leilao_nome, l.resposta_durante_leilao_at
    from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id join comitente c on c.id = l.com_id
      join tipo_lote t on t.id = l.tipo_id left join patio p on p.id = v.pat_id left join cliente k on k.id = l.lance_cli_id
    where l.id = any(${[...lelIds]}::int[]) and l.hot_id = ${hotId}`.execute(tx)
  return new Map(r.rows.map((l) => [l.id, l]))
}

function montar(l: Linha, e: LoteDaSala, tipoHotsite: TipoHotsite, vista: VistaDaSala): LoteNoPregao {
  const meu = vista.comIds.includes(l.comId)
  return {
    estado: e.estado,
    posicao: l.posicao,
    veiUid: l.veiUid,
    categoria: l.categoria,
    marca: l.marca,
    anoFabricacao: l.anoFabricacao,
    anoModelo: l.anoModelo,
    km: l.km,
    combustivel: l.combustivel,
    cor: corEscrita(l.cor),
    cidade: l.cidade,
    uf: l.uf,
    comitente: l.comitente,
    fotos: l.fotos.map((f) => ({ ...f, base: urlPublica(f.base) })),
    url: caminhoDoLote({ ...l, tipoHotsite, nome: e.estado.nome, id: l.id }),
    transmissaoNaPista: l.transmissaoNaPista,
    vendaCondicional: l.vendaCondicional,
    ...(vista.restrito || meu ? { restrito: vista.veApelidos ? daEquipe(e) : e.restrito } : {}),
    ...(vista.veReservas || meu ? { reservado: reservadoDe(l) } : {}),
  }
}

function reservadoDe(l: Linha): ReservadoDoLote {
  return {
    valorComitente: l.valorComitente,
    liderEmDefesa: l.emDefesa,
    liderDivergente: l.divergente,
    condicional: condicionalDaLinha(l),
    respostaDuranteLeilao:
      l.respostaDuranteLeilao === null || l.respostaDuranteLeilaoAt === null
        ? null
        : {
            resposta: l.respostaDuranteLeilao,
            valor: l.respostaDuranteLeilaoValor,
            lance: l.respostaDuranteLeilaoLance,
            nome: l.respostaDuranteLeilaoNome,
            em: l.respostaDuranteLeilaoAt.toISOString(),
          },
  }
}

export type LinhaDeCondicional = Pick<
  Linha,
  | 'lanceValor'
  | 'condicionalSituacao'
  | 'condicionalPrazo'
  | 'condicionalResposta'
  | 'condicionalRespostaNome'
  | 'condicionalNovoValor'
  | 'condicionalReplicaValor'
  | 'valorVendido'
>

/** Where the conditional sale of a lot stands; null when it never was one. */
export function condicionalDaLinha(l: LinhaDeCondicional): ReservadoDoLote['condicional'] {
  if (l.condicionalSituacao === null || l.lanceValor === null) return null
  return {
    situacao: l.condicionalSituacao,
    prazo: iso(l.condicionalPrazo),
    ultimoDia: l.condicionalPrazo === null ? null : ultimoDiaDoPrazo(l.condicionalPrazo.getTime()),
    lance: l.lanceValor,
    resposta: l.condicionalResposta,
    respostaNome: l.condicionalRespostaNome,
    novoValor: l.condicionalNovoValor,
    replica: l.condicionalReplicaValor,
    valorVendido: l.valorVendido,
  }
}
