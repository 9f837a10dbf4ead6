// Published lots, as short as a card needs them. No reserve, no plate, no chassis: this is public.
import type { AnuncioCurto } from '@martelo/contracts/lotes/lote.schemas.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { caminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { iso } from '../../core/http/iso.ts'

type Anuncio = z.infer<typeof AnuncioCurto>

interface Linha {
  id: number
  uid: string
  veiUid: string
  numero: string
  posicaoLeilao: number
  nome: string
  situacao: SituacaoLote
  valor: number
  lanceValor: number | null
  lanceQuantidade: number
  incremento: number
  dataFim: Date | null
  fotos: { chave: string; largura: number }[]
  quantidadeFotos: number
  leiId: number
  leiUid: string
  leiNome: string
  leiSituacao: string
  tipo: string
  marca: string
  anoModelo: number | null
  cidade: string | null
  uf: string | null
}

/** A card carries at most four pictures (specification 9). */
const FOTOS_DO_CARTAO = 4
const LARGURA_DO_CARTAO = 640

/** Lots of this hotsite that visitors may see and that fit `onde` (over l, e, v), in the given order. */
export async function lerAnuncios(
  tx: Tx,
  hotsite: { id: number; tipo: string },
  onde: RawBuilder<unknown>,
  ordem: RawBuilder<unknown>,
  limite: number,
): Promise<Anuncio[]> {
  const { rows } = await sql<Linha>`
    select l.id, l.uid, v.uid as vei_uid, l.numero, l.posicao_leilao, l.nome, l.situacao, coalesce(l.valor_vendido, l.lance_valor, l.minimo) as valor,
      l.lance_valor, l.lance_quantidade, l.incremento, l.data_fim, e.id as lei_id, e.uid as lei_uid, e.nome as lei_nome,
      e.situacao as lei_situacao,
      t.nome as tipo, v.marca, v.ano_modelo, coalesce(p.cidade, v.cidade) as cidade, coalesce(p.uf, v.uf) as uf,
      (select count(*)::int from veiculo_foto x where x.vei_id = v.id and x.tipo = 'foto') as quantidade_fotos,
      coalesce((select jsonb_agg(jsonb_build_object('chave', x.chave, 'largura',
          coalesce((select min(w) from unnest(x.larguras) w where w >= ${LARGURA_DO_CARTAO}), x.larguras[array_length(x.larguras, 1)])) order by x.ordem)
        from (select * from veiculo_foto x where x.vei_id = v.id and x.tipo = 'foto' order by x.ordem limit ${FOTOS_DO_CARTAO}) x), '[]') as fotos
    from lote l join leilao e on e.id = l.lei_id join veiculo v on v.id = l.vei_id join tipo_lote t on t.id = l.tipo_id
    left join patio p on p.id = v.pat_id
    where l.hot_id = ${hotsite.id} and l.situacao <> 'CADASTRADO' and e.situacao <> 'EM_LOTEAMENTO' and not e.teste and (${onde})
    order by ${ordem} limit ${limite}`.execute(tx)
  return rows.map((l) => apresentar(l, hotsite.tipo as TipoHotsite))
}

function apresentar(l: Linha, tipoHotsite: TipoHotsite): Anuncio {
  return {
    id: l.id,
    uid: l.uid,
    veiUid: l.veiUid,
    numero: l.numero,
    posicaoLeilao: l.posicaoLeilao,
    nome: l.nome,
    situacao: l.situacao,
    valor: l.valor,
    lance: l.lanceValor === null ? null : { valor: l.lanceValor, quantidade: l.lanceQuantidade },
    incremento: l.incremento,
    dataFim: iso(l.dataFim),
    fotosUrls: l.fotos.map((f) => urlPublica(`${f.chave}-${f.largura}.webp`)),
    quantidadeFotos: l.quantidadeFotos,
    leilao: { id: l.leiId, uid: l.leiUid, nome: l.leiNome, situacao: l.leiSituacao },
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
