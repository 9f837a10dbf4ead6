// Cards of published lots, by internal id, in the order asked for. What the search finds becomes what a visitor sees.
//
// Refuses drafts and auctions that are still being put together: an id of one of them is left out for every reader.
// Never selects the reserve, a plate or a chassis: everything selected leaves the house.
import {
  type CartaoDeLote,
  FOTOS_DO_CARTAO,
  type FotoPublica,
} from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { type Praca, ROTULO_DA_PRACA } from '@martelo/domain/judicial/pracas.ts'
import { caminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { emPregao, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { ehLocalExterno } from '@martelo/domain/patios/local-externo.ts'
import { MONTAS, type Monta } from '@martelo/domain/veiculos/conservacao.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { iso } from '../../core/http/iso.ts'

export interface DoHotsite {
  readonly id: number
  readonly tipo: string
}

export interface FotoLida {
  chave: string
  larguras: number[]
  cor: string
  legenda: string
}

interface LinhaDeCartao {
  id: number
  uid: string
  veiUid: string
  numero: string
  posicaoLeilao: number
  nome: string
  situacao: SituacaoLote
  tipo: string
  categoria: string
  tipoNegociacao: CartaoDeLote['tipoNegociacao']
  marca: string
  anoFabricacao: number | null
  anoModelo: number | null
  km: number | null
  combustivel: string | null
  cidade: string | null
  uf: string | null
  monta: Monta | null
  mercado: number | null
  patio: string | null
  minimo: number
  incremento: number
  compreJa: number | null
  lanceValor: number | null
  valorVendido: number | null
  lanceQuantidade: number
  dataInicio: Date | null
  dataFim: Date | null
  finalizacaoManual: boolean
  carimbos: string[]
  praca: Praca | null
  imagensDosCarimbos: Record<string, string>
  lotesNoConjunto: number
  leiId: number
  leiUid: string
  leiNome: string
  leiSituacao: CartaoDeLote['leilao']['situacao']
  modalidade: CartaoDeLote['leilao']['modalidade']
  leiData: Date
  fotos: FotoLida[]
  quantidadeFotos: number
}

/** The public may see the lot `l` of the auction `a`. */
export const PUBLICADO = sql<boolean>`(l.situacao <> 'CADASTRADO' and a.situacao <> 'EM_LOTEAMENTO' and not a.teste)`

export async function lerCartoes(
  tx: Tx,
  hotsite: DoHotsite,
  ids: readonly number[],
): Promise<CartaoDeLote[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<LinhaDeCartao>`
    select l.id, l.uid, v.uid as vei_uid, l.numero, l.posicao_leilao, l.nome, l.situacao, t.nome as tipo, t.categoria,
      l.tipo_negociacao, v.marca, v.ano_fabricacao, v.ano_modelo, v.km, v.combustivel,
      coalesce(p.cidade, v.cidade) as cidade, coalesce(p.uf, v.uf) as uf, v.monta,
      nullif(coalesce(v.valor_mercado, v.fipe_valor), 0) as mercado, case when p.ativo then p.nome end as patio, l.minimo, l.incremento, l.compre_ja,
      l.lance_valor, l.valor_vendido, l.lance_quantidade, l.data_inicio, l.data_fim, l.finalizacao_manual, l.carimbos,
      (select q.praca from lote_judicial q join leilao_judicial j on j.lei_id = a.id where q.lel_id = l.id) as praca,
      coalesce((select jsonb_object_agg(k.nome, k.url_card) from carimbo k
        where k.hot_id = l.hot_id and k.nome = any(l.carimbos) and k.url_card is not null), '{}') as imagens_dos_carimbos,
      (select count(*)::int + 1 from lote m where m.conjunto_principal_id = l.id) as lotes_no_conjunto,
      a.id as lei_id, a.uid as lei_uid, a.nome as lei_nome, a.situacao as lei_situacao, a.modalidade, a.data as lei_data,
      coalesce(f.fotos, '[]') as fotos, coalesce(f.n, 0)::int as quantidade_fotos
    from unnest(${[...ids]}::int[]) with ordinality as pedido(id, ordem)
    join lote l on l.id = pedido.id
    join leilao a on a.id = l.lei_id
    join veiculo v on v.id = l.vei_id
    join tipo_lote t on t.id = l.tipo_id
    left join patio p on p.id = v.pat_id
    left join lateral (
      select json_agg(json_build_object('chave', x.chave, 'larguras', x.larguras, 'cor', x.cor, 'legenda', x.legenda)
          order by x.ordem) filter (where x.n <= ${FOTOS_DO_CARTAO}) as fotos, count(*) as n
      from (select g.*, row_number() over (order by g.ordem) as n from veiculo_foto g where g.vei_id = v.id and g.tipo = 'foto') x
    ) f on true
    where l.hot_id = ${hotsite.id} and ${PUBLICADO}
    order by pedido.ordem`.execute(tx)
  return rows.map((l) => apresentarCartao(l, hotsite.tipo as TipoHotsite))
}

export const apresentarFoto = (f: FotoLida): FotoPublica => ({
  base: urlPublica(f.chave),
  larguras: f.larguras,
  cor: f.cor,
  legenda: f.legenda,
})

function apresentarCartao(l: LinhaDeCartao, tipoHotsite: TipoHotsite): CartaoDeLote {
  return {
    id: l.id,
    uid: l.uid,
    veiUid: l.veiUid,
    numero: l.numero,
    posicaoLeilao: l.posicaoLeilao,
    nome: l.nome,
    situacao: l.situacao,
    tipo: l.tipo,
    categoria: l.categoria,
    tipoNegociacao: l.tipoNegociacao,
    marca: l.marca,
    anoFabricacao: l.anoFabricacao,
    anoModelo: l.anoModelo,
    km: l.km,
    combustivel: l.combustivel,
    cidade: l.cidade,
    uf: l.uf,
    monta: l.monta === null ? null : MONTAS[l.monta].rotulo,
    mercado: l.mercado,
    patio: l.patio === null || ehLocalExterno(l.patio) ? null : l.patio,
    minimo: l.minimo,
    incremento: l.incremento,
    compreJa: l.compreJa,
    lance: l.lanceValor === null ? null : { valor: l.lanceValor, quantidade: l.lanceQuantidade },
    valorVendido: l.valorVendido,
    dataInicio: iso(l.dataInicio),
    dataFim: iso(l.dataFim),
    encerraPorTempo:
      l.modalidade === 'ONLINE' && !l.finalizacaoManual && l.dataFim !== null && !emPregao(l.situacao),
    // One caption is read of a card; those of the others would be a third of its bytes.
    fotosUrls: l.fotos.map((f, i) => apresentarFoto(i === 0 ? f : { ...f, legenda: '' })),
    quantidadeFotos: l.quantidadeFotos,
    // A court's round stands on the card before the house's own stamps.
    carimbos: l.praca === null ? l.carimbos : [ROTULO_DA_PRACA[l.praca], ...l.carimbos],
    imagensDosCarimbos: l.imagensDosCarimbos,
    lotesNoConjunto: l.lotesNoConjunto,
    leilao: {
      id: l.leiId,
      uid: l.leiUid,
      nome: l.leiNome,
      situacao: l.leiSituacao,
      modalidade: l.modalidade,
      data: iso(l.leiData),
    },
    url: caminhoDoLote({
      tipoHotsite,
      cidade: l.cidade,
      uf: l.uf,
      tipo: l.tipo,
      marca: l.marca,
      nome: l.nome,
      anoModelo: l.anoModelo,
      id: l.id,
    }),
  }
}
