// Auctions as the public site lists them. What is EM_LOTEAMENTO or a rehearsal is for the house alone.
import type { LeilaoDoSite } from '@martelo/contracts/leiloes/leilao.schemas.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { nomeSemData, quadroDoLeilao } from '@martelo/domain/leiloes/leilao.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { caminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import { SITUACOES_RETIRADAS } from '@martelo/domain/lotes/situacoes.ts'
import { SITUACOES_VENDIDAS } from '@martelo/domain/lotes/vendidas.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { todas } from '../../core/database/lista.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { iso } from '../../core/http/iso.ts'

export type DoSite = z.infer<typeof LeilaoDoSite>
export type Quadro = DoSite['quadro']

export interface FiltroDoSite {
  readonly quadro?: Quadro | undefined
  /** AAAA-MM, in Brasília */
  readonly porMes?: string | undefined
  readonly patioNome?: string | undefined
  /** public id of a lot */
  readonly lelUid?: string | undefined
  /** auctions with lots of the consignor whose CNPJ begins so */
  readonly raizCnpj?: string | undefined
  readonly limite: number
  /** lots that each auction shows */
  readonly destaques: number
}

interface Linha
  extends Omit<
    DoSite,
    | 'data'
    | 'visitacaoInicio'
    | 'visitacaoFim'
    | 'nomeSemData'
    | 'quadro'
    | 'loteAoVivoMap'
    | 'lotesDestaque'
    | 'situacao'
  > {
  situacao: SituacaoLeilao
  data: Date
  visitacaoInicio: Date | null
  visitacaoFim: Date | null
  loteAoVivoUid: string | null
}
interface Destaque {
  leiId: number
  id: number
  uid: string
  veiUid: string
  nome: string
  numero: string
  valor: number
  chave: string | null
  largura: number | null
  tipo: string
  marca: string
  anoModelo: number | null
  cidade: string | null
  uf: string | null
}

const HOJE = sql`(now() at time zone 'America/Sao_Paulo')::date`
const DIA = sql`(a.data at time zone 'America/Sao_Paulo')::date`
/** `quadroDoLeilao` of the domain, for the database to filter by. */
const DO_QUADRO: Readonly<Record<Quadro, RawBuilder<unknown>>> = {
  'ao-vivo': sql`a.situacao = 'AO_VIVO'`,
  ativo: sql`a.situacao in ('CRIADO', 'PRONTO') and ${DIA} >= ${HOJE}`,
  vencido: sql`a.situacao in ('CRIADO', 'PRONTO') and ${DIA} < ${HOJE}`,
  finalizado: sql`a.situacao = 'EXECUTADO'`,
  cancelado: sql`a.situacao = 'CANCELADO'`,
}

export async function listarDoSite(
  tx: Tx,
  hotsite: { id: number; tipo: string },
  f: FiltroDoSite,
  agora: number,
): Promise<{ linhas: DoSite[]; total: number }> {
  const onde = todas([
    sql`a.hot_id = ${hotsite.id}`,
    sql`a.situacao <> 'EM_LOTEAMENTO' and not a.teste`,
    f.quadro === undefined ? sql`not (${DO_QUADRO.vencido})` : sql`(${DO_QUADRO[f.quadro]})`,
    ...(f.porMes ? [sql`to_char(a.data at time zone 'America/Sao_Paulo', 'YYYY-MM') = ${f.porMes}`] : []),
    ...(f.patioNome
      ? [
          sql`exists (select from lote l join veiculo v on v.id = l.vei_id join patio p on p.id = v.pat_id
              where l.lei_id = a.id and l.situacao <> 'CADASTRADO' and busca_chave(p.nome) = busca_chave(${f.patioNome}))`,
        ]
      : []),
    ...(f.raizCnpj
      ? [
          sql`exists (select from lote l join comitente c on c.id = l.com_id
              where l.lei_id = a.id and l.situacao <> 'CADASTRADO' and starts_with(c.cnpj, ${f.raizCnpj}))`,
        ]
      : []),
    ...(f.lelUid
      ? [
          sql`exists (select from lote l where l.lei_id = a.id and l.uid = ${f.lelUid} and l.situacao <> 'CADASTRADO')`,
        ]
      : []),
  ])
  const { rows } = await sql<Linha>`
    select a.id, a.uid, a.nome, o.nome as leiloeiro, a.segundo_entre_lotes, r.nome as local, r.cidade, r.uf, a.situacao,
      a.modalidade, a.transmissao_url, '/edital/' || a.uid as edital_url, a.ordem_visitacao_url, a.ordem_entrada_url, a.imagem, a.data, a.visitacao_inicio, a.visitacao_fim, a.porcentagem_comissao,
      a.let_id, a.tex_id, a.lrl_id, (select g.uid from regulamento g where g.id = a.reg_id) as regulamento_uid,
      (select count(*)::int from lote l where l.lei_id = a.id and l.situacao not in ('CADASTRADO', 'LOTE_CANCELADO')) as quantidade_lotes,
      (select count(*)::int from lote l where l.lei_id = a.id and l.situacao = any(${[...SITUACOES_VENDIDAS]}::text[])) as quantidade_vendidos,
      coalesce(k.tem_canal, false) as tem_canal, coalesce(k.no_ar, false) as canal_no_ar,
      coalesce((select jsonb_agg(distinct jsonb_build_object('nome', coalesce(g.nome_site, c.nome), 'logo', c.logo)) from lote l join comitente c on c.id = l.com_id
        left join comitente_grupo g on g.id = c.cog_id
        where l.lei_id = a.id and l.situacao <> 'CADASTRADO'), '[]') as comitentes_logomarcas,
      (select l.uid from lote l where l.lei_id = a.id and l.situacao in ('AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS') limit 1) as lote_ao_vivo_uid
    from leilao a join leiloeiro o on o.id = a.leo_id join local_realizacao r on r.id = a.lrl_id
    left join lateral (select true as tem_canal, bool_or(c.situacao <> 'PARADO') as no_ar from canal_transmissao c
      where c.lei_id = a.id and c.hot_id = a.hot_id and c.disponivel having count(*) > 0) k on a.situacao = 'AO_VIVO'
    where ${onde}
    order by (a.situacao = 'AO_VIVO') desc, (a.situacao in ('CRIADO', 'PRONTO')) desc,
      case when a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') then a.data end, a.data desc, a.id
    limit ${f.limite}`.execute(tx)
  const total = await sql<{ n: number }>`select count(*)::int as n from leilao a where ${onde}`.execute(tx)
  const destaques = await lerDestaques(
    tx,
    hotsite.id,
    rows.map((l) => l.id),
    f.destaques,
  )
  const linhas = rows.map(({ loteAoVivoUid, ...l }) => ({
    ...l,
    data: iso(l.data),
    visitacaoInicio: iso(l.visitacaoInicio),
    visitacaoFim: iso(l.visitacaoFim),
    nomeSemData: nomeSemData(l.nome),
    quadro: quadroDoLeilao(l.situacao, l.data.getTime(), agora),
    loteAoVivoMap: loteAoVivoUid === null ? {} : { [l.uid]: loteAoVivoUid },
    lotesDestaque: destaques
      .filter((d) => d.leiId === l.id)
      .map((d) => apresentarDestaque(d, hotsite.tipo as TipoHotsite)),
  }))
  return { linhas, total: total.rows[0]?.n ?? 0 }
}

async function lerDestaques(tx: Tx, hotId: number, leiIds: number[], quantos: number): Promise<Destaque[]> {
  if (leiIds.length === 0 || quantos === 0) return []
  const { rows } = await sql<Destaque>`
    select * from (
      select l.lei_id, l.id, l.uid, v.uid as vei_uid, l.nome, l.numero, coalesce(l.valor_vendido, l.lance_valor, l.minimo) as valor,
        f.chave, f.larguras[1] as largura, t.nome as tipo, v.marca, v.ano_modelo,
        coalesce(p.cidade, v.cidade) as cidade, coalesce(p.uf, v.uf) as uf,
        row_number() over (partition by l.lei_id order by (l.situacao in ('AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS')) desc,
          l.destaque desc, l.prioridade desc, l.posicao_leilao) as n
      from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id join tipo_lote t on t.id = l.tipo_id left join patio p on p.id = v.pat_id
      left join veiculo_foto f on f.vei_id = v.id and f.tipo = 'foto'
        and f.ordem = (select min(ordem) from veiculo_foto x where x.vei_id = v.id and x.tipo = 'foto')
      where l.hot_id = ${hotId} and l.lei_id = any(${leiIds}::int[])
        and (l.situacao in ('LIBERADO_LEILAO', 'PENDENTE', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE')
          or (a.situacao = 'EXECUTADO' and l.situacao <> 'CADASTRADO' and l.situacao <> all(${[...SITUACOES_RETIRADAS]}::text[])))) x
    where n <= ${quantos} order by lei_id, n`.execute(tx)
  return rows
}

function apresentarDestaque(d: Destaque, tipoHotsite: TipoHotsite): DoSite['lotesDestaque'][number] {
  return {
    uid: d.uid,
    veiUid: d.veiUid,
    nome: d.nome,
    numero: d.numero,
    valor: d.valor,
    foto: d.chave === null ? null : urlPublica(`${d.chave}-${d.largura}.webp`),
    url: caminhoDoLote({
      tipoHotsite,
      cidade: d.cidade,
      uf: d.uf,
      tipo: d.tipo,
      marca: d.marca,
      nome: d.nome,
      anoModelo: d.anoModelo,
      id: d.id,
    }),
  }
}
