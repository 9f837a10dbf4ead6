// What each role sees of a boleto: rows of lists, and the whole one with its codes, which are told only while the bank takes
// money for it.
import type { Boleto, BoletoNaLista, ConvenioDeBoleto } from '@martelo/contracts/boletos/boleto.schemas.ts'
import { instrucoesDoBoleto, valorNoDia } from '@martelo/domain/boletos/encargos.ts'
import {
  ehPagavel,
  estaAberto,
  podeTransitarBoleto,
  ROTULO_DO_BOLETO,
} from '@martelo/domain/boletos/states.ts'
import { proximoDiaUtil } from '@martelo/domain/calendario/dias-uteis.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import { enderecoDoSimulador } from '../../core/simuladores.ts'
import { calendarioBancario } from '../vendas/door.ts'
import type { LinhaDeBoleto, LinhaDeConvenio } from './boletos.sql.ts'

export interface BoletoComVenda extends LinhaDeBoleto {
  leiUid: string
  leilao: string
  cliente: string
  cliId: number
  vendaSituacao: string
  comitentes: string
  lotes: string
  pago: number
  segundaViaUid: string | null
}

/** `BoletoComVenda`, in the parts that a list is made of; the caller adds conditions on `o`, `v`, `a`, `c`. */
export const COLUNAS_DO_BOLETO = sql`o.*, a.uid as lei_uid, a.nome as leilao, coalesce(c.razao_social, c.nome) as cliente, v.cli_id, v.situacao as venda_situacao,
  coalesce((select string_agg(distinct m.nome, ', ') from venda_item i join lote l on l.id = i.lel_id join comitente m on m.id = l.com_id where i.vnd_id = v.id and i.ativo), '') as comitentes,
  coalesce((select string_agg(l.numero || ' ' || l.nome, ' · ' order by l.posicao_leilao) from venda_item i join lote l on l.id = i.lel_id where i.vnd_id = v.id and i.ativo), '') as lotes,
  coalesce((select sum(q.pago) from boleto_liquidacao q where q.bol_id = o.id), 0)::bigint as pago,
  (select s.uid from boleto s where s.substitui_id = o.id order by s.id desc limit 1) as segunda_via_uid`
export const DO_BOLETO = sql`boleto o join venda v on v.id = o.vnd_id join leilao a on a.id = v.lei_id join cliente c on c.id = v.cli_id`
export const BOLETO_COM_VENDA = sql`${COLUNAS_DO_BOLETO} from ${DO_BOLETO}`

export async function lerBoletoComVenda(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<BoletoComVenda | undefined> {
  const r =
    await sql<BoletoComVenda>`select ${BOLETO_COM_VENDA} where o.hot_id = ${hotId} and o.uid = ${uid}`.execute(
      tx,
    )
  return r.rows[0]
}

const pode = (motivo: string | null) => ({ pode: motivo === null, motivo })

function impedimentoParaCancelar(ctx: Ctx, b: LinhaDeBoleto): string | null {
  const atores = atoresDosPapeis(ctx.sessao?.papeis ?? [])
  const r = podeTransitarBoleto({ de: b.situacao, evento: 'pedirBaixa', atores }, { motivo: 'a pedir' })
  return r.pode ? null : r.motivo
}

/** A second copy takes the place of one that is open or was written off, while the sale still waits for its money. */
export function impedimentoDaSegundaVia(
  b: LinhaDeBoleto & { readonly vendaSituacao: string },
): string | null {
  if (b.situacao === 'pago') return 'O boleto já foi pago.'
  if (b.situacao === 'recusado') return 'O banco recusou este boleto: emita outro pela venda.'
  return b.vendaSituacao === 'Aguardando Pagamento' ? null : 'Esta compra não espera pagamento.'
}

export function apresentarNaLista(ctx: Ctx, b: BoletoComVenda): BoletoNaLista {
  const hoje = diaEmBrasilia(ctx.agora)
  return {
    uid: b.uid,
    situacao: b.situacao,
    rotulo: ROTULO_DO_BOLETO[b.situacao],
    vencido: estaAberto(b.situacao) && proximoDiaUtil(b.vencimento, calendarioBancario(ctx.agora)) < hoje,
    via: b.via,
    bancoCodigo: b.conta.banco,
    nossoNumero: b.nossoNumeroImpresso,
    numeroDocumento: b.numeroDocumento,
    vndId: b.vndId,
    leiUid: b.leiUid,
    leilao: b.leilao,
    cliente: b.cliente,
    comitentes: b.comitentes,
    valor: b.valor,
    pago: b.pago,
    vencimento: b.vencimento,
    emissao: b.emissao,
    registradoAt: iso(b.registradoAt),
    encerradoAt: iso(b.encerradoAt),
    erro: b.erro,
    motivo: b.motivo,
    versao: b.versao,
    podeCancelar: pode(impedimentoParaCancelar(ctx, b)),
    podeSegundaVia: pode(impedimentoDaSegundaVia(b)),
  }
}

export async function apresentarBoleto(ctx: Ctx, tx: Tx, b: BoletoComVenda): Promise<Boleto> {
  const { comitentes: _, ...lista } = apresentarNaLista(ctx, b)
  const pagavel = ehPagavel(b.situacao)
  const liquidacoes = await tx
    .selectFrom('boletoLiquidacao')
    .select(['dia', 'pago', 'resultado', 'devolver', 'encargos', 'motivo'])
    .where('hotId', '=', ctx.hotsite.id)
    .where('bolId', '=', b.id)
    .orderBy('id')
    .execute()
  const simulador = b.via === 'API' ? enderecoDoSimulador('banco-boleto', ctx.origem) : null
  const { conta, pagador } = b
  return {
    ...lista,
    beneficiario: { nome: conta.titular, documento: conta.titularDocumento, endereco: conta.endereco },
    pagador: {
      nome: pagador.nome,
      documento: pagador.documento,
      endereco: enderecoDe(pagador),
    },
    banco: conta.bancoNome,
    agencia: comDigito(conta.agencia, conta.agenciaDigito),
    conta: comDigito(conta.conta, conta.contaDigito),
    carteira: conta.carteira,
    abatimento: b.abatimento,
    desconto: b.desconto,
    hoje: valorNoDia(b, diaEmBrasilia(ctx.agora), calendarioBancario(ctx.agora)),
    instrucoes: instrucoesDoBoleto(b, b.instrucoes),
    codigoDeBarras: pagavel ? b.codigoDeBarras : null,
    linhaDigitavel: pagavel ? b.linhaDigitavel : null,
    pix:
      pagavel && b.pixCopiaCola !== null
        ? { copiaECola: b.pixCopiaCola, qrcode: await qrSvg(b.pixCopiaCola) }
        : null,
    pdf: pagavel ? `/v1/boletos/${b.uid}/pdf` : null,
    daCasa: ctx.sessao?.cliId !== b.cliId,
    segundaViaUid: b.segundaViaUid,
    liquidacoes,
    simulador: simulador && `${simulador}/boleto/${b.uid}`,
  }
}

export function enderecoDe(p: LinhaDeBoleto['pagador']): string {
  return [p.logradouro, p.bairro, [p.cidade, p.uf].filter(Boolean).join('/'), p.cep && `CEP ${p.cep}`]
    .filter(Boolean)
    .join(', ')
}
export const comDigito = (numero: string, digito: string | null): string =>
  digito === null ? numero : `${numero}-${digito}`

export function apresentarConvenio(c: LinhaDeConvenio): ConvenioDeBoleto {
  return {
    conId: c.conId,
    contaUid: c.contaUid,
    bancoCodigo: c.bancoCodigo,
    banco: c.banco,
    agencia: c.agencia,
    conta: c.conta,
    titular: c.titular,
    comitente: c.comitente,
    convenio:
      c.via === null
        ? null
        : {
            via: c.via,
            padrao: c.padrao,
            carteira: c.carteira,
            convenio: c.convenio,
            principal: c.principal,
            ativo: c.ativo,
            multa: c.multa,
            jurosAoMes: c.jurosAoMes,
            diasParaBaixa: c.diasParaBaixa,
            diasParaProtesto: c.diasParaProtesto,
            instrucoes: c.instrucoes,
            proximoNumero: c.proximoNumero,
            proximaRemessa: c.proximaRemessa,
            versao: c.versao,
          },
    aguardandoRemessa: c.aguardandoRemessa,
  }
}
