// Sales as rows: a sale with everything that its sums, its screen and its papers need, in eight queries however many
// sales there are. Every statement names its hotsite.

import { PAPEIS_DO_COMPRADOR } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import type { SituacaoDeBoleto } from '@martelo/domain/boletos/states.ts'
import type { MetodoDeEntrega } from '@martelo/domain/entregas/metodos-de-entrega.ts'
import type { SituacaoDeDocumentacao, SituacaoDeRetirada } from '@martelo/domain/entregas/states.ts'
import type { SituacaoDeTroca } from '@martelo/domain/entregas/troca-de-entrega.ts'
import type { LoteEmJuizo } from '@martelo/domain/judicial/pracas.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import type { DetalhesDoPagamento } from '@martelo/domain/pagamentos/detalhes-do-pagamento.ts'
import type { SituacaoDeComprovante, SituacaoDePagamento } from '@martelo/domain/pagamentos/states.ts'
import type { TipoDePagamento } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { idsDoNumero } from '@martelo/domain/vendas/numero-da-venda.ts'
import type { SituacaoDeVenda } from '@martelo/domain/vendas/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { type DetranItens, detranItensDoLote } from '../detran/door.ts'
import { type LinhaDeDevolucao, lerDevolucoes } from './devolucao-devida.sql.ts'
import { type LinhaDeExtra, lerExtras } from './itens-extras.sql.ts'
import { type CondicionalDaVenda, lerCondicionaisDasVendas } from './lotes-condicionais.sql.ts'

export interface LinhaDeVenda {
  id: number
  uid: string
  hotId: number
  leiId: number
  cliId: number
  /** whose purchase it is now: the registration to which the buyer's was joined, otherwise his own */
  compradorId: number
  situacao: SituacaoDeVenda
  hashQrcode: string
  valorDesconto: number
  motivoDesconto: string | null
  dataPagamento: Date
  avisoPrazoAt: Date | null
  avisoVencidaAt: Date | null
  contaId: number | null
  /** an account of the house or of a consignor charges by boleto */
  aceitaBoleto: boolean
  /** a card's money is held, taken or contested */
  cartaoPreso: boolean
  instrucaoGeral: string
  instrucaoTed: string
  instrucaoBoleto: string
  codigoNotaFiscal: string | null
  motivoCancelada: string | null
  canceladaAt: Date | null
  anuladaAt: Date | null
  fechadaAt: Date | null
  fechadaByClienteNome: string | null
  fechadaByClienteAssinatura: string | null
  advogado: string | null
  endossoNome: string | null
  endossoDocumento: string | null
  multaComissao: number
  multaValor: number
  versao: number
  createdAt: Date
  leiUid: string
  leilaoNome: string
  leilaoData: Date
  leilaoLocal: string
  editalUrl: string | null
  leiloeiroNome: string
  leiloeiroMatricula: string
  leiloeiroJunta: string
  leiloeiroUf: string
  cliUid: string
  cliUsuId: number
  clienteNome: string
  apelido: string
  documento: string
  email: string
  telefone: string | null
  documentoSituacao: string
  cidade: string | null
  estadoSigla: string | null
  endereco: string | null
  bcoId: number | null
  agencia: string | null
  conta: string | null
  bancoCodigo: string | null
  banco: string | null
  titular: string | null
  titularDocumento: string | null
}

export interface TrocaDoItem {
  readonly uid: string
  readonly metodo: MetodoDeEntrega
  readonly valor: number
  readonly diferenca: number
  readonly situacao: SituacaoDeTroca
  readonly motivo: string | null
  readonly comprovanteUid: string | null
  readonly versao: number
}

export interface LinhaDeItem {
  id: number
  uid: string
  vndId: number
  lelId: number
  lanceSeq: number
  /** the principal of its set, when the bid was given there */
  lanceLelId: number | null
  ativo: boolean
  valor: number
  comissaoPorcentagem: number | null
  comissaoExtraPorcentagem: number | null
  valorTaxaAdm: number
  valorDespachante: number
  valorRemocao: number
  valorVistoria: number
  valorDepositoDeBens: number
  valorOutros: number
  valorRecibo: number
  valorSedex: number
  hashQrcode: string
  metodoEntrega: MetodoDeEntrega | null
  patId: number | null
  dataEscolha: Date | null
  usuarioEscolha: string | null
  enderecoEntrega: string | null
  /** of a lot that this buyer got on the consignor's answer */
  condicionalSituacao: string | null
  condicionalResposta: string | null
  condicionalNovoValor: number | null
  condicionalPrazo: Date | null
  /** the open exchange of the delivery */
  troca: TrocaDoItem | null
  retiradaSituacao: SituacaoDeRetirada
  entregueAt: Date | null
  entreguePara: string | null
  dataFimEstadia: Date | null
  documentacaoSituacao: SituacaoDeDocumentacao
  documentacaoPrevisaoDias: number | null
  documentacaoEnvioAt: Date | null
  documentacaoCodigoEnvio: string | null
  documentacaoAt: Date | null
  usuarioAndamento: string | null
  arquivos: { uid: string; tipo: (typeof PAPEIS_DO_COMPRADOR)[number] }[]
  versao: number
  lelUid: string
  numero: string
  nome: string
  situacaoLote: SituacaoLote
  tipoNegociacao: string
  blackCar10: boolean
  blackCar10Url: string | null
  detranItens: DetranItens
  sorteioFinalAno: boolean
  hashUltimo: Buffer | null
  categoria: string
  tipoNome: string
  marca: string
  placa: string | null
  veiUid: string
  chassi: string | null
  renavam: string | null
  numeroMotor: string | null
  anoFabricacao: number | null
  anoModelo: number | null
  cor: string | null
  combustivel: string | null
  cidade: string | null
  uf: string | null
  /** of a court's auction: in which round of which case it was sold */
  juizo: LoteEmJuizo | null
  comitente: string
  comitenteCnpj: string | null
  comitenteExigeBoleto: boolean
  comitenteGrupoId: number | null
  lanceUid: string
  /** a proposal by its own id, a bid by its receipt written as a UUID of version 8 */
  ofeUid: string
  lanceTipo: string
  lanceData: Date
  fotoChave: string | null
  fotoLarguras: number[] | null
  patioId: number | null
  patioUid: string | null
  patioNome: string | null
  patioCidade: string | null
  patioUf: string | null
  patioEndereco: string | null
  patioTelefone: string | null
  patioExplicacao: string | null
  entregaPatUid: string | null
  entregaPatNome: string | null
  ageUid: string | null
  ageInicio: Date | null
  ageFim: Date | null
  ageSolicitadoAt: Date | null
  ageSituacao: string | null
  ageHash: string | null
  ageVersao: number | null
  terceiroNome: string | null
  terceiroDocumento: string | null
  terceiroTelefone: string | null
  terceiroEmail: string | null
}

export interface LinhaDePagamento {
  id: number
  uid: string
  vndId: number
  lelUid: string | null
  tipo: TipoDePagamento
  origemTipoPagamento: string | null
  valor: number
  situacao: SituacaoDePagamento
  motivo: string | null
  pixTxid: string | null
  pixCopiaCola: string | null
  pixExpiraAt: Date | null
  endToEndId: string | null
  pagadorNome: string | null
  detalhes: DetalhesDoPagamento
  reciboNumero: number | null
  chequeDevolucoes: number
  dataPagamento: Date | null
  respondidoAt: Date | null
  createdAt: Date
  createdBy: number | null
  versao: number
  bcoId: number | null
  agencia: string | null
  conta: string | null
  bancoCodigo: string | null
  banco: string | null
  titular: string | null
  titularDocumento: string | null
  boletoUid: string | null
  boletoSituacao: SituacaoDeBoleto | null
  boletoVencimento: string | null
  boletoLinha: string | null
  boletoErro: string | null
}

export interface LinhaDeComprovante {
  id: number
  uid: string
  vndId: number
  pagUid: string | null
  itemUid: string | null
  arquivo: string
  nomeOriginal: string
  tipoArquivo: string
  tipo: string
  situacao: SituacaoDeComprovante
  motivo: string | null
  dataEnvio: Date
  dataResposta: Date | null
  usuarioNome: string | null
  hashQrcode: string
}

export interface VendaLida {
  readonly venda: LinhaDeVenda
  readonly itens: readonly LinhaDeItem[]
  readonly pagamentos: readonly LinhaDePagamento[]
  readonly comprovantes: readonly LinhaDeComprovante[]
  readonly devolucoes: readonly LinhaDeDevolucao[]
  readonly extras: readonly LinhaDeExtra[]
  readonly condicionais: readonly CondicionalDaVenda[]
}

const CONTA = sql`b.id as bco_id, concat_ws('-', b.agencia, b.agencia_digito) as agencia, concat_ws('-', b.conta, b.conta_digito) as conta, b.banco_codigo, b.banco, b.titular, b.titular_documento`

/** The house's stamp of the promotion: its link leads to the rules. */
const CARIMBO_BLACK_CAR = 'Black Car 10'

/** Whole sales by id, in the order of `ids`; those of other hotsites are not there. */
export async function lerVendas(tx: Tx, hotId: number, ids: readonly number[]): Promise<VendaLida[]> {
  if (ids.length === 0) return []
  const vendas = await sql<LinhaDeVenda>`
    select v.id, v.uid, v.hot_id, v.lei_id, v.cli_id, coalesce(c.unido_a, c.id) as comprador_id, v.situacao, v.hash_qrcode, v.valor_desconto, v.motivo_desconto, v.data_pagamento, v.aviso_prazo_at, v.aviso_vencida_at,
      v.conta_id, exists (select from convenio_boleto q join conta_bancaria w on w.id = q.con_id where q.hot_id = v.hot_id and q.ativo and w.ativa) as aceita_boleto,
      exists (select from cartao_transacao k where k.hot_id = v.hot_id and k.vnd_id = v.id and k.situacao in ('autorizada', 'capturada', 'liquidada', 'contestada')) as cartao_preso,
      v.instrucao_geral, v.instrucao_ted, v.instrucao_boleto, v.codigo_nota_fiscal, v.motivo_cancelada, v.cancelada_at, v.anulada_at,
      v.fechada_at, v.fechada_by_cliente_nome, v.fechada_by_cliente_assinatura, v.advogado, v.endosso_nome, v.endosso_documento, v.multa_comissao, v.multa_valor, v.versao, v.created_at,
      a.uid as lei_uid, a.nome as leilao_nome, a.data as leilao_data, a.edital_url, concat_ws(', ', r.nome, r.cidade || '/' || r.uf) as leilao_local,
      o.nome as leiloeiro_nome, o.matricula as leiloeiro_matricula, o.junta as leiloeiro_junta, o.uf as leiloeiro_uf,
      c.uid as cli_uid, c.usu_id as cli_usu_id, coalesce(c.razao_social, c.nome) as cliente_nome, c.apelido, coalesce(c.cnpj, c.cpf) as documento,
      c.email, c.telefone1 as telefone, c.documento_situacao, e.cidade, e.estado_sigla,
      nullif(concat_ws(', ', concat_ws(' ', e.tipo_logradouro, e.logradouro), e.numero, e.complemento, e.bairro, e.cidade || '/' || e.estado_sigla, 'CEP ' || e.cep), '') as endereco,
      ${CONTA}
    from venda v join leilao a on a.id = v.lei_id join leiloeiro o on o.id = a.leo_id join local_realizacao r on r.id = a.lrl_id
      join cliente c on c.id = v.cli_id left join endereco e on e.cli_id = c.id left join conta_bancaria b on b.id = v.conta_id
    where v.hot_id = ${hotId} and v.id = any(${[...ids]})`.execute(tx)
  const itens = await lerItens(tx, hotId, ids)
  const pagamentos = await lerPagamentos(tx, hotId, ids)
  const comprovantes = await lerComprovantes(tx, hotId, sql`k.vnd_id = any(${[...ids]})`)
  const devolucoes = await lerDevolucoes(tx, hotId, ids)
  const extras = await lerExtras(tx, hotId, ids)
  const condicionais = await lerCondicionaisDasVendas(tx, hotId, ids)
  const porId = new Map(vendas.rows.map((v) => [v.id, v]))
  return ids.flatMap((id) => {
    const venda = porId.get(id)
    if (venda === undefined) return []
    const desta = <T extends { vndId: number | null }>(linhas: readonly T[]): T[] =>
      linhas.filter((l) => l.vndId === id)
    return [
      {
        venda,
        itens: desta(itens),
        pagamentos: desta(pagamentos),
        comprovantes: desta(comprovantes),
        devolucoes: desta(devolucoes),
        extras: desta(extras),
        condicionais: desta(condicionais),
      },
    ]
  })
}

export async function lerVenda(tx: Tx, hotId: number, vndId: number): Promise<VendaLida | undefined> {
  return (await lerVendas(tx, hotId, [vndId]))[0]
}

async function lerItens(tx: Tx, hotId: number, vndIds: readonly number[]): Promise<LinhaDeItem[]> {
  const r = await sql<LinhaDeItem>`
    select i.id, i.uid, i.vnd_id, i.lel_id, i.lance_seq, i.lance_lel_id, i.ativo, i.valor, i.comissao_porcentagem, i.comissao_extra_porcentagem,
      i.valor_taxa_adm, i.valor_despachante, i.valor_remocao, i.valor_vistoria, i.valor_deposito_de_bens, i.valor_outros, i.valor_recibo,
      i.valor_sedex, i.hash_qrcode, i.metodo_entrega, i.pat_id, i.data_escolha, i.retirada_situacao, i.entregue_at, i.entregue_para,
      i.data_fim_estadia, i.documentacao_situacao, i.documentacao_previsao_dias, i.documentacao_envio_at, i.documentacao_codigo_envio,
      i.documentacao_at, i.versao,
      (select u.nome from usuario u where u.id = i.usuario_escolha) as usuario_escolha,
      (select nullif(concat_ws(', ', concat_ws(' ', e.tipo_logradouro, e.logradouro), e.numero, e.complemento, e.bairro, e.cidade || '/' || e.estado_sigla, 'CEP ' || e.cep), '')
        from jsonb_populate_record(null::endereco, i.endereco_entrega) e where i.endereco_entrega is not null) as endereco_entrega,
      (select u.nome from usuario u where u.id = i.documentacao_by) as usuario_andamento,
      case when l.black_car10 then (select x.link from carimbo x where x.hot_id = i.hot_id and x.nome = ${CARIMBO_BLACK_CAR}) end as black_car10_url,
      k.condicional_situacao, k.condicional_resposta, k.condicional_novo_valor, k.condicional_prazo,
      (select coalesce(jsonb_agg(jsonb_build_object('uid', x.uid, 'tipo', x.tipo) order by x.ordem, x.id), '[]') from anexo x
        where x.hot_id = i.hot_id and x.entidade = 'venda_item' and x.entidade_uid = i.uid and x.removido_at is null
          and x.tipo = any(${[...PAPEIS_DO_COMPRADOR]}::text[])) as arquivos,
      (select jsonb_build_object('uid', tr.uid, 'metodo', tr.metodo, 'valor', tr.valor, 'diferenca', tr.diferenca, 'situacao', tr.situacao,
        'motivo', tr.motivo, 'versao', tr.versao,
        'comprovanteUid', (select k.uid from comprovante k where k.id = tr.comprovante_id)) from entrega_troca tr
        where tr.item_id = i.id and tr.situacao in ('aguardandoComprovante', 'aguardandoValidacao', 'divergente')) as troca,
      l.uid as lel_uid, l.numero, l.nome, l.situacao as situacao_lote, l.tipo_negociacao, l.black_car10, l.sorteio_final_ano, l.hash_ultimo, ${detranItensDoLote(sql`l.id`)} as detran_itens,
      t.categoria, t.nome as tipo_nome, ve.uid as vei_uid, ve.marca, ve.placa, ve.chassi, ve.renavam, ve.numero_motor, ve.ano_fabricacao, ve.ano_modelo,
      ve.cor, ve.combustivel, coalesce(p.cidade, ve.cidade) as cidade, coalesce(p.uf, ve.uf) as uf,
      (select jsonb_build_object('praca', q.praca, 'processo', j.processo, 'vara', j.vara, 'comarca', j.comarca)
        from leilao_judicial j join lote_judicial q on q.lel_id = l.id where j.lei_id = l.lei_id) as juizo,
      m.nome as comitente, m.cnpj as comitente_cnpj, m.exige_boleto as comitente_exige_boleto, m.cog_id as comitente_grupo_id,
      substr(encode(la.hash, 'hex'), 1, 32)::uuid as lance_uid,
      -- the same name as the follow-up of the auction gives it
      coalesce((select p.uid from proposta p where p.lel_id = la.lel_id and p.cli_id = la.cli_id and p.chave = la.chave and la.tipo = 'Proposta'),
        overlay(overlay(encode(substring(la.hash from 1 for 16), 'hex') placing '8' from 13) placing '8' from 17)::uuid) as ofe_uid, la.tipo as lance_tipo, la.data as lance_data, f.chave as foto_chave, f.larguras as foto_larguras,
      p.id as patio_id, p.uid as patio_uid, p.nome as patio_nome, p.cidade as patio_cidade, p.uf as patio_uf, p.endereco as patio_endereco,
      p.telefone as patio_telefone, p.explicacao_retirada as patio_explicacao, pe.uid as entrega_pat_uid, pe.nome as entrega_pat_nome,
      g.uid as age_uid, g.inicio as age_inicio, g.fim as age_fim, g.solicitado_at as age_solicitado_at, g.situacao as age_situacao,
      g.hash_qrcode as age_hash, g.versao as age_versao, g.terceiro_nome, g.terceiro_documento, g.terceiro_telefone, g.terceiro_email
    from venda_item i join lote l on l.id = i.lel_id join veiculo ve on ve.id = l.vei_id join tipo_lote t on t.id = l.tipo_id
      join comitente m on m.id = l.com_id join lance la on la.lel_id = i.lance_lote and la.seq = i.lance_seq
      left join patio p on p.id = ve.pat_id left join patio pe on pe.id = i.pat_id
      left join lateral (select x.chave, x.larguras from veiculo_foto x where x.vei_id = ve.id and x.tipo = 'foto' order by x.ordem limit 1) f on true
      left join lateral (select x.* from agendamento x where x.item_id = i.id order by (x.situacao = 'agendado') desc, x.id desc limit 1) g on true
      -- What was agreed with one bidder is not told to another: not to one who bid after the agreement, nor to the next one asked.
      left join lateral (select l.condicional_situacao, l.condicional_resposta, l.condicional_novo_valor, l.condicional_prazo
        where l.condicional_situacao = 'LIBERADA' and la.data <= l.condicional_data
          and not exists (select from segunda_oferta s where s.lel_id = i.lel_id and s.lance_seq = i.lance_seq and s.situacao = 'aceita')) k on true
    where i.hot_id = ${hotId} and i.vnd_id = any(${[...vndIds]})
    order by i.vnd_id, coalesce((select p.posicao_leilao from lote p where p.id = i.lance_lel_id), l.posicao_leilao),
      i.lance_lel_id is not null, l.posicao_leilao`.execute(tx)
  return r.rows
}

async function lerPagamentos(tx: Tx, hotId: number, vndIds: readonly number[]): Promise<LinhaDePagamento[]> {
  const r = await sql<LinhaDePagamento>`
    select g.id, g.uid, g.vnd_id, l.uid as lel_uid, g.tipo, g.origem_tipo_pagamento, g.valor, g.situacao, g.motivo, g.pix_txid,
      g.pix_copia_cola, g.pix_expira_at, g.end_to_end_id, g.pagador_nome, g.detalhes, g.recibo_numero, g.cheque_devolucoes, g.data_pagamento, g.respondido_at, g.created_at, g.created_by,
      g.versao, o.uid as boleto_uid, o.situacao as boleto_situacao, o.vencimento as boleto_vencimento, o.linha_digitavel as boleto_linha,
      o.erro as boleto_erro, ${CONTA}
    from pagamento g left join lote l on l.id = g.lel_id left join conta_bancaria b on b.id = g.con_id
      left join boleto o on o.pag_id = g.id
    where g.hot_id = ${hotId} and g.vnd_id = any(${[...vndIds]}) and g.ativo
    order by g.id`.execute(tx)
  return r.rows
}

/** Proofs, newest first. */
export async function lerComprovantes(
  tx: Tx,
  hotId: number,
  onde: ReturnType<typeof sql>,
): Promise<LinhaDeComprovante[]> {
  const r = await sql<LinhaDeComprovante>`
    select k.id, k.uid, k.vnd_id, g.uid as pag_uid, i.uid as item_uid, k.arquivo, k.nome_original, k.tipo_arquivo, k.tipo, k.situacao,
      k.motivo, k.data_envio, k.data_resposta, k.usuario_nome, k.hash_qrcode
    from comprovante k left join pagamento g on g.id = k.pag_id left join venda_item i on i.id = k.item_id
    where k.hot_id = ${hotId} and ${onde}
    order by k.id desc`.execute(tx)
  return r.rows
}

/** Locks one sale of this hotsite, then reads it whole; undefined when there is none. Locks are taken sale first, lots after. */
export async function travarVenda(tx: Tx, hotId: number, vndId: number): Promise<VendaLida | undefined> {
  const travada = await sql`select 1 from venda where id = ${vndId} and hot_id = ${hotId} for update`.execute(
    tx,
  )
  return travada.rows.length === 0 ? undefined : lerVenda(tx, hotId, vndId)
}

/** The sale of one of its lots, items or payments; undefined when it is not of this hotsite. */
export async function vendaPor(
  tx: Tx,
  hotId: number,
  por: { readonly lelUid: string } | { readonly itemUid: string } | { readonly pagUid: string },
): Promise<{ vndId: number; cliId: number } | undefined> {
  const {
    lelUid = null,
    itemUid = null,
    pagUid = null,
  } = por as Partial<Record<'lelUid' | 'itemUid' | 'pagUid', string>>
  const r = await sql<{ vndId: number; cliId: number }>`
    select v.id as vnd_id, v.cli_id from venda v where v.hot_id = ${hotId} and v.id in (
      select i.vnd_id from venda_item i join lote l on l.id = i.lel_id and i.ativo where l.uid = ${lelUid}
      union all select i.vnd_id from venda_item i where i.uid = ${itemUid}
      union all select i.vnd_id from pagamento i where i.uid = ${pagUid})
    order by v.id desc limit 1`.execute(tx)
  return r.rows[0]
}

/** The id that a typed number means in this house; an id stands for itself. */
export async function idDoNumero(tx: Tx, hotId: number, numero: number): Promise<number | undefined> {
  const r = await tx
    .selectFrom('venda')
    .select('id')
    .where('hotId', '=', hotId)
    .where('id', 'in', idsDoNumero(hotId, numero))
    .executeTakeFirst()
  return r?.id
}

/** The code of the note that stands for this sale; null when none does. */
export async function anotarNota(tx: Tx, hotId: number, vndId: number, codigo: string | null): Promise<void> {
  await sql`update venda set codigo_nota_fiscal = ${codigo} where id = ${vndId} and hot_id = ${hotId}`.execute(
    tx,
  )
}
