// One published lot, whole, for its page: the card and everything besides.
//
// Amounts in centavos, instants ISO. `valor_comitente` is not selected, nor plate, chassis, engine number or renavam.
import type { CartaoDeLote, LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { SITUACOES_QUE_RECEBEM, SITUACOES_RETIRADAS } from '@martelo/domain/lotes/situacoes.ts'
import { videoDoLote } from '@martelo/domain/lotes/video.ts'
import { ehLocalExterno } from '@martelo/domain/patios/local-externo.ts'
import { corEscrita } from '@martelo/domain/veiculos/cor-escrita.ts'
import {
  type Itens,
  itensRespondidos,
  OBSERVACOES_DOS_ITENS,
} from '@martelo/domain/veiculos/itens-detalhados.ts'
import { tipoDosItens } from '@martelo/domain/veiculos/itens-por-tipo-de-lote.ts'
import { rodasDescritas } from '@martelo/domain/veiculos/rodas.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import {
  apresentarFoto,
  type DoHotsite,
  type FotoLida,
  lerCartoes,
  PUBLICADO,
} from './publico-cartoes.sql.ts'

type Valor = LotePublico['valor']
type Vizinho = NonNullable<LotePublico['vizinhos']['anterior']>

interface Linha extends Valor {
  leiId: number
  veiId: number
  principalId: number
  emConjunto: boolean
  anterior: number | null
  proximo: number | null
  descricao: string
  descricaoDoVeiculo: string
  video: string | null
  spincar: string | null
  finalizacaoManual: boolean
  transmissaoNaPista: boolean
  leilaoGravado: boolean
  somenteBuyNowProposta: boolean
  condicional: boolean
  blackCar10: boolean
  sorteioFinalAno: boolean
  compraIndisponivel: boolean
  veiculo: Omit<LotePublico['veiculo'], 'itens' | 'rodas' | 'bloco' | 'observacoes'> & {
    itensDetalhados: Record<string, unknown>
  }
  tipoId: number
  local: Omit<LotePublico['localizacao'], 'externo' | 'googleMaps'> & {
    latitude: number | null
    longitude: number | null
  }
  comitente: LotePublico['comitente']
  leilao: Omit<LotePublico['leilao'], 'id' | 'uid' | 'nome' | 'situacao' | 'modalidade' | 'data'>
  giro: FotoLida[]
  fotos: FotoLida[]
  arquivos: LotePublico['arquivos']
  situacaoDetran: LotePublico['situacaoDetran']
  itensNotaFiscal: LotePublico['itensNotaFiscal']
  carimbosDoLote: LotePublico['carimbosDoLote']
  convidados: LotePublico['convidados']
  judicial: LotePublico['judicial']
}

/** By internal id or by uid; null when the public may not see it. */
export async function lerLotePublico(
  tx: Tx,
  hotsite: DoHotsite,
  quem: number | string,
): Promise<LotePublico | null> {
  const id = typeof quem === 'number' ? quem : await idDoUid(tx, hotsite.id, quem)
  const l = id === null ? undefined : await lerLinha(tx, hotsite.id, id)
  if (id === null || l === undefined) return null
  // Its own card and those of the lots beside it, in one question.
  const cartoes = await lerCartoes(
    tx,
    hotsite,
    [id, l.anterior, l.proximo].filter((n) => n !== null),
  )
  const cartao = cartoes.find((c) => c.id === id)
  if (cartao === undefined) return null
  const conjunto = l.emConjunto ? await lerConjunto(tx, hotsite, l.principalId) : []
  const { latitude, longitude, ...local } = l.local
  return {
    ...cartao,
    fotosUrls: l.fotos.map(apresentarFoto),
    giro: l.giro.map(apresentarFoto),
    descricao: [...new Set([l.descricao.trim(), l.descricaoDoVeiculo.trim()])]
      .filter((t) => t !== '')
      .join('\n\n'),
    video: videoDoLote(l.video)?.src ?? null,
    spincar: l.spincar,
    finalizacaoManual: l.finalizacaoManual,
    transmissaoNaPista: l.transmissaoNaPista,
    leilaoGravado: l.leilaoGravado,
    somenteBuyNowProposta: l.somenteBuyNowProposta,
    condicional: l.condicional,
    blackCar10: l.blackCar10,
    sorteioFinalAno: l.sorteioFinalAno,
    compraIndisponivel: l.compraIndisponivel,
    valor: valores(l),
    veiculo: apresentarVeiculo(l),
    localizacao: {
      ...local,
      googleMaps: mapaDe(latitude, longitude, local.endereco, local.cidade, local.uf),
      externo: ehLocalExterno(local.nome),
    },
    comitente: l.comitente,
    convidados: l.convidados,
    arquivos: l.arquivos,
    situacaoDetran: l.situacaoDetran,
    itensNotaFiscal: l.itensNotaFiscal,
    carimbosDoLote: l.carimbosDoLote,
    leilao: {
      ...cartao.leilao,
      ...l.leilao,
      visitacaoInicio: emIso(l.leilao.visitacaoInicio),
      visitacaoFim: emIso(l.leilao.visitacaoFim),
    },
    judicial: l.judicial,
    conjunto,
    conjuntoLelUidPrincipal: conjunto.find((c) => c.principal)?.uid ?? null,
    conjuntoLelUids: conjunto.map((c) => c.uid),
    vizinhos: { anterior: vizinho(cartoes, l.anterior), proximo: vizinho(cartoes, l.proximo) },
    relistado: recebeLances(cartao.situacao) ? null : await urlDoRelistado(tx, hotsite, id, l.veiId),
  }
}

/** JSON of the database writes an instant in its own way. */
const emIso = (t: string | null): string | null => (t === null ? null : new Date(t).toISOString())

/** Where the good of a lot that has ended is for sale again. */
async function urlDoRelistado(tx: Tx, hotsite: DoHotsite, id: number, veiId: number): Promise<string | null> {
  const { rows } = await sql<{ id: number }>`
    select l.id from lote l join leilao a on a.id = l.lei_id
    where l.hot_id = ${hotsite.id} and l.vei_id = ${veiId} and l.id > ${id} and ${PUBLICADO}
      and l.situacao = any(${[...SITUACOES_QUE_RECEBEM]}) and a.situacao <> 'CANCELADO'
    order by l.id desc limit 1`.execute(tx)
  const novo = rows[0]
  return novo === undefined ? null : ((await lerCartoes(tx, hotsite, [novo.id]))[0]?.url ?? null)
}

function vizinho(cartoes: readonly CartaoDeLote[], id: number | null): Vizinho | null {
  const c = cartoes.find((x) => x.id === id)
  return c === undefined ? null : { numero: c.numero, nome: c.nome, url: c.url }
}

/** A Google Maps address: by coordinates, else by the written address; null when there is neither. */
export function mapaDe(
  latitude: number | null,
  longitude: number | null,
  ...endereco: readonly (string | null)[]
): string | null {
  const escrito = endereco.filter((p) => p !== null && p !== '').join(', ')
  const alvo = latitude !== null && longitude !== null ? `${latitude},${longitude}` : escrito
  if (alvo === '') return null
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: alvo }).toString()}`
}

async function idDoUid(tx: Tx, hotId: number, uid: string): Promise<number | null> {
  const l = await tx
    .selectFrom('lote')
    .select('id')
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return l?.id ?? null
}

const FOTO = sql.raw(
  `json_build_object('chave', f.chave, 'larguras', f.larguras, 'cor', f.cor, 'legenda', f.legenda)`,
)

/**
 * `n` stands in the auction of `l` and has a page: drafts have none, nor members of a set, nor what was withdrawn, whose
 * page is gone.
 */
const TEM_PAGINA = sql`n.hot_id = l.hot_id and n.lei_id = l.lei_id and n.conjunto_principal_id is null
    and n.situacao <> 'CADASTRADO' and n.situacao <> all(${[...SITUACOES_RETIRADAS]}::text[])`

/** The lot's row, its place in a set, and the lots before and after it in the auction's order. */
async function lerLinha(tx: Tx, hotId: number, id: number): Promise<Linha | undefined> {
  const { rows } = await sql<Linha>`
    select l.lei_id, l.vei_id, coalesce(l.conjunto_principal_id, l.id) as principal_id,
      (l.conjunto_principal_id is not null or exists (select from lote m where m.conjunto_principal_id = l.id)) as em_conjunto,
      (select n.id from lote n where ${TEM_PAGINA} and (n.posicao_leilao, n.id) < (l.posicao_leilao, l.id)
        order by n.posicao_leilao desc, n.id desc limit 1) as anterior,
      (select n.id from lote n where ${TEM_PAGINA} and (n.posicao_leilao, n.id) > (l.posicao_leilao, l.id)
        order by n.posicao_leilao, n.id limit 1) as proximo,
      l.descricao, v.descricao as descricao_do_veiculo, coalesce(nullif(l.video, ''), v.video_url) as video, nullif(v.spincar, '') as spincar,
      l.finalizacao_manual, l.transmissao_na_pista,
      exists (select from gravacao g where g.lei_id = l.lei_id and g.hot_id = l.hot_id and g.apagada_at is null
        and g.publica_desde is not null) as leilao_gravado, l.somente_buy_now_proposta, (l.condicional or a.condicional) as condicional,
      l.black_car10, l.sorteio_final_ano, l.tipo_id, l.situacao_detran, l.itens_nota_fiscal,
      coalesce((select json_agg(json_build_object('nome', n.nome, 'urlLote', k.url_lote, 'link', k.link) order by coalesce(k.ordem, 1000), n.ordem)
        from unnest(l.carimbos) with ordinality as n(nome, ordem) left join carimbo k on k.hot_id = l.hot_id and k.nome = n.nome), '[]') as carimbos_do_lote,
      l.minimo, l.incremento, l.valor_proposta, l.compre_ja, (v.inibir_venda and l.compre_ja is not null) as compra_indisponivel, l.despachante, l.outros, l.remocao, l.deposito_de_bens, l.vistoria,
      case when l.taxa_adm > 0 then l.taxa_adm else a.taxa_adm end as taxa_adm,
      coalesce(l.comissao_porcentagem, nullif(a.porcentagem_comissao, 0)) as comissao_porcentagem,
      l.comissao_extra_porcentagem, l.compre_ja_porcentagem, l.comissao_extra_mensagem, coalesce(l.valor_vendido, l.lance_valor) as lance,
      jsonb_build_object('modelo', v.modelo, 'versao', v.versao_modelo, 'cor', v.cor, 'cambio', v.cambio, 'possuiChave', v.possui_chave,
        'retomada', v.retomada, 'sinistro', v.sinistro, 'conservacao', v.conservacao, 'monta', v.monta, 'prazoDocumento', coalesce(l.despachante_prazo_documento, v.prazo_documento),
        'valorMercado', coalesce(v.valor_mercado, v.fipe_valor), 'fipeCodigo', v.fipe_codigo, 'fipeNome', v.fipe_nome, 'fipeValor', v.fipe_valor,
        'laudoCautelarResultado', v.laudo_cautelar_resultado, 'laudoCautelarObservacao', v.laudo_cautelar_observacao,
        'itensDetalhados', v.itens_detalhados) as veiculo,
      jsonb_build_object('nome', p.nome, 'cidade', coalesce(p.cidade, v.cidade), 'uf', coalesce(p.uf, v.uf), 'endereco', p.endereco,
        'cep', p.cep, 'telefone', p.telefone, 'patUid', p.uid, 'latitude', p.latitude, 'longitude', p.longitude,
        'explicacaoVisitacao', coalesce(nullif(l.descricao_visitacao, ''), p.explicacao_visitacao), 'explicacaoRetirada', p.explicacao_retirada,
        'horaMarcada', coalesce(p.ativo and p.visitas_por_horario > 0, false)) as local,
      jsonb_build_object('id', c.id, 'nome', c.nome, 'logo', c.logo) as comitente,
      jsonb_build_object('leiloeiro', o.nome, 'leiloeiroRegistro', o.junta || ' nº ' || o.matricula, 'local', r.nome, 'cidade', r.cidade,
        'uf', r.uf, 'editalUrl', '/edital/' || a.uid, 'regulamento', a.regulamento <> '',
        'visitacaoInicio', a.visitacao_inicio, 'visitacaoFim', a.visitacao_fim,
        'caucao', (select jsonb_build_object('valor', a.caucao_valor, 'porcentagem', a.caucao_porcentagem) from hotsite h
          where h.id = l.hot_id and coalesce(a.tipo_habilitacao, h.tipo_habilitacao_leilao) = 'CAUCAO')) as leilao,
      coalesce((select json_agg(${FOTO} order by f.ordem) from veiculo_foto f where f.vei_id = v.id and f.tipo = 'foto'), '[]') as fotos,
      coalesce((select json_agg(${FOTO} order by f.ordem) from veiculo_foto f where f.vei_id = v.id and f.tipo = 'giro'), '[]') as giro,
      case when l.grupos_cliente <> '{}' or a.grupos_cliente <> '{}' then array(select g.nome_publico from grupo_cliente g
        where g.hot_id = l.hot_id and g.id = any(case when l.grupos_cliente <> '{}' then l.grupos_cliente else a.grupos_cliente end)
          and g.nome_publico is not null order by 1) end as convidados,
      (select jsonb_build_object('processo', j.processo, 'juizo', j.vara || ', ' || j.comarca, 'praca', u.praca, 'avaliacao', u.avaliacao, 'onus', u.onus)
        from leilao_judicial j join lote_judicial u on u.lel_id = l.id where j.lei_id = l.lei_id) as judicial,
      coalesce((select json_agg(json_build_object('nome', q.nome, 'url', q.url, 'tipo', q.tipo) order by q.id)
        from lote_arquivo q where q.lel_id = l.id), '[]') as arquivos
    from lote l
    join leilao a on a.id = l.lei_id
    join leiloeiro o on o.id = a.leo_id
    join local_realizacao r on r.id = a.lrl_id
    join veiculo v on v.id = l.vei_id
    join comitente c on c.id = l.com_id
    join tipo_lote t on t.id = l.tipo_id
    left join patio p on p.id = v.pat_id
    where l.hot_id = ${hotId} and l.id = ${id} and ${PUBLICADO}`.execute(tx)
  return rows[0]
}

function valores(l: Linha): Valor {
  return {
    minimo: l.minimo,
    incremento: l.incremento,
    valorProposta: l.valorProposta,
    compreJa: l.compreJa,
    despachante: l.despachante,
    outros: l.outros,
    remocao: l.remocao,
    depositoDeBens: l.depositoDeBens,
    vistoria: l.vistoria,
    taxaAdm: l.taxaAdm,
    comissaoPorcentagem: l.comissaoPorcentagem,
    comissaoExtraPorcentagem: l.comissaoExtraPorcentagem,
    compreJaPorcentagem: l.compreJaPorcentagem,
    comissaoExtraMensagem: l.comissaoExtraMensagem,
    lance: l.lance,
  }
}

function apresentarVeiculo({ veiculo, tipoId }: Linha): LotePublico['veiculo'] {
  const { itensDetalhados, ...resto } = veiculo
  const bloco = tipoDosItens(tipoId)
  const itens = itensDetalhados as Itens
  const respondidos = bloco === null ? [] : itensRespondidos(bloco, itens)
  return {
    ...resto,
    cor: corEscrita(resto.cor),
    bloco,
    observacoes: itens[OBSERVACOES_DOS_ITENS]?.trim() || null,
    itens: respondidos
      .filter((i) => !i.pneu)
      .map(({ campo, rotulo, resposta }) => ({ campo, rotulo, resposta })),
    rodas: bloco === null ? [] : rodasDescritas(bloco, itens),
  }
}

interface DoConjunto {
  id: number
  uid: string
  numero: string
  nome: string
  anoFabricacao: number | null
  anoModelo: number | null
  km: number | null
  cor: string | null
  foto: FotoLida | null
}

/** The lots sold together, the principal first; empty for a lot that stands alone. Members have no page of their own. */
async function lerConjunto(
  tx: Tx,
  hotsite: DoHotsite,
  principalId: number,
): Promise<LotePublico['conjunto']> {
  const { rows } = await sql<DoConjunto>`
    select l.id, l.uid, l.numero, l.nome, v.ano_fabricacao, v.ano_modelo, v.km, v.cor,
      (select ${FOTO} from veiculo_foto f where f.vei_id = v.id and f.tipo = 'foto' order by f.ordem limit 1) as foto
    from lote l join veiculo v on v.id = l.vei_id
    where l.hot_id = ${hotsite.id} and (l.id = ${principalId} or l.conjunto_principal_id = ${principalId})
    order by (l.id = ${principalId}) desc, l.posicao_leilao`.execute(tx)
  if (rows.length < 2) return []
  return rows.map(({ id, uid, numero, nome, foto, ...v }) => ({
    uid,
    numero,
    nome,
    principal: id === principalId,
    fatos: [
      ...(v.anoModelo === null ? [] : [[v.anoFabricacao, v.anoModelo].filter(Boolean).join('/')]),
      ...(v.km === null ? [] : [`${v.km.toLocaleString('pt-BR')} km`]),
      ...(v.cor ? [corEscrita(v.cor)] : []),
    ],
    foto: foto === null ? null : apresentarFoto(foto),
  }))
}
